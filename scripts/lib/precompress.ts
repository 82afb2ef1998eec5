import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/

/** Below this many bytes compression saves no packet. */
const WORTHWHILE_BYTES = 1024

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every text file of a folder, at the highest level, as a good static host has them. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      // Gatsby makes a folder called 404.html, too.
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        if ((await stat(file)).size < WORTHWHILE_BYTES) return
        const content = await readFile(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${file}.br`, await brotli(content, { params }))
        await writeFile(`${file}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION }))
      }),
  )
}
