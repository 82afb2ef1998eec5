import { execFileSync } from "node:child_process"
import { z } from "zod"

const bill = z.object({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.object({ component: z.object({ type: z.literal("application"), name: z.string() }) }),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })),
})

// npm refuses to list a tree if a package's version doesn't satisfy the range that another requires: `overrides` must name those.
test("npm run sbom lists the packages of the lock file", () => {
  const output = execFileSync("npm", ["run", "--silent", "sbom"], {
    encoding: "utf8",
    maxBuffer: 2 ** 25,
    shell: process.platform === "win32",
  })
  const purls = bill.parse(JSON.parse(output)).components.map(({ purl }) => purl)
  for (const name of ["sharp", "react", "gatsby"])
    expect(purls).toContainEqual(expect.stringMatching(new RegExp(`^pkg:npm/${name}@\\d`)))
})
