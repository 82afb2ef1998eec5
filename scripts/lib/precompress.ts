import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { filesIn } from "../../src/content/places"

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/

/** Below this many bytes compression saves no packet. */
const WORTHWHILE_BYTES = 1024

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes a `.br` and a `.gz` next to every text file of a folder, at the highest level, as good static hosts do. */
export async function precompress(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => COMPRESSIBLE.test(file))
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      const content = await readFile(file)
      if (content.length < WORTHWHILE_BYTES) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${file}.br`, await brotli(content, { params }))
      await writeFile(`${file}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}
