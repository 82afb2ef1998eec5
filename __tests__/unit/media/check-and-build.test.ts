import { writeFile } from "node:fs/promises"
import path from "node:path"
import { mediaFileFaults } from "../../../src/checker/media-file"
import { RULES } from "../../../src/checker/rules"
import { digestOf } from "../../../src/media/facts"
import { createMediaPipeline } from "../../../src/media/pipeline"
import { ODD_MEDIA } from "./support/odd-media"
import { temporaryFolder } from "../../support/temporary-folder"

let root: string
let judge: (name: string, bytes: Buffer) => Promise<{ check: string; build: string }>

beforeAll(() => {
  root = temporaryFolder()
  judge = async (name, bytes) => {
    await writeFile(path.join(root, name), bytes)
    const faults = await mediaFileFaults(root, name)
    const error = faults.find(({ rule }) => RULES[rule].severity === "error")
    const pipeline = createMediaPipeline("", path.join(root, "cache"), path.join(root, "public"))
    const built = await pipeline
      .plan({ path: path.join(root, name), digest: digestOf(bytes) })
      .then(() => Promise.all(pipeline.makePlanned()))
      .then(
        () => "fine",
        (reason: unknown) => String(reason),
      )
    return { check: error?.problem ?? "fine", build: built }
  }
})

const KINDS = Object.entries(ODD_MEDIA)

test.each(KINDS)("unusual %s files pass the check and are built", async (ending, files) => {
  const refused: object[] = []
  for (const [index, [what, make]] of Object.entries(files).entries()) {
    const verdict = await judge(`odd-${index}.${ending}`, await make())
    if (verdict.check !== "fine" || verdict.build !== "fine") refused.push({ what, ...verdict })
  }
  expect(refused).toEqual([])
})

/** The number of places at which each file is damaged: cut off there, or with flipped bits there. */
const DAMAGES = process.env.RANDOM_CASES === undefined ? 4 : 12

test.each(KINDS)("the check and the build refuse the same damaged %s files", async (ending, files) => {
  const disagreed: object[] = []
  for (const [index, make] of [Object.values(files)[0], Object.values(files).at(-1)].entries()) {
    const whole = await (make?.() ?? Buffer.alloc(0))
    for (let damage = 1; damage <= DAMAGES; damage++) {
      const at = Math.floor((whole.length * damage) / (DAMAGES + 1))
      const other = Buffer.from(whole)
      other.writeUInt8((other[at] ?? 0) ^ 0x5a, at)
      for (const [how, bytes] of Object.entries({ cut: whole.subarray(0, at), changed: other })) {
        const { check, build } = await judge(`${how}-${index}-${damage}.${ending}`, bytes)
        if ((check === "fine") !== (build === "fine")) disagreed.push({ how, at, of: whole.length, check, build })
      }
    }
  }
  expect(disagreed).toEqual([])
})
