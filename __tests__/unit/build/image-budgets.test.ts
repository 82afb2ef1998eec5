import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { SAMPLE_CONTENT } from "../../../scripts/lib/sample"
import { digestOf } from "../../../src/media/facts"
import { createMediaPipeline } from "../../../src/media/pipeline"
import { temporaryFolder } from "../../support/temporary-folder"

const SCREENSHOT = path.resolve(SAMPLE_CONTENT, "works/01-company/01-revamp-ui/01-before/table-management.png")

test("AVIF and WebP weigh at most 1.10 times what they would at their encoders' default effort", async () => {
  const folder = temporaryFolder()
  const pipeline = createMediaPipeline("", folder, folder)
  const { outputs } = await pipeline.plan({ path: SCREENSHOT, digest: digestOf(await readFile(SCREENSHOT)) })
  for (const format of ["avif", "webp"]) {
    // Wider ones give the same result, and take far longer.
    const stills = outputs.flatMap(({ recipe }) =>
      recipe.make === "still" && recipe.format === format && recipe.width <= 480 ? [recipe] : [],
    )
    let [ours, atDefaultEffort] = [0, 0]
    for (const { width, height, format: encoder, options } of stills) {
      const bytes = async (chosen: object) =>
        (await sharp(SCREENSHOT).resize({ width, height }).toFormat(encoder, chosen).toBuffer()).length
      ours += await bytes(options)
      atDefaultEffort += await bytes({ ...options, effort: 4 })
    }
    expect(ours).toBeGreaterThan(0)
    expect(ours / atDefaultEffort).toBeLessThanOrEqual(1.1)
  }
})
