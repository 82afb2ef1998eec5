import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const WORKFLOWS = ".github/workflows"

const read = (file: string) => readFileSync(file, "utf8")

describe.each(readdirSync(WORKFLOWS))("the workflow %s", (file) => {
  const workflow = read(path.join(WORKFLOWS, file))

  test("pins each action to a commit, and names its version", () => {
    const actions = workflow.match(/uses: .*/g) ?? []
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test("uses no secrets, and leaves no token for the commands it runs", () => {
    expect(workflow).not.toContain("secrets.")
    const checkouts = workflow.match(/actions\/checkout@[^]*?persist-credentials: false/g) ?? []
    expect(checkouts).toHaveLength(workflow.match(/actions\/checkout@/g)?.length ?? 0)
  })
})

test("only the job that publishes has write permissions, and it runs no code from the repository", () => {
  const pages = read(path.join(WORKFLOWS, "pages.yml"))
  const [build = "", publish = ""] = pages.split(/^ {2}publish:$/m)
  expect(build).toMatch(/^permissions: \{\}$/m)
  expect(build).not.toContain(": write")
  expect(publish.match(/\S+: write/g)).toEqual(["pages: write", "id-token: write"])
  expect(publish).not.toMatch(/run:|checkout/)
  expect(read(path.join(WORKFLOWS, "check.yml"))).not.toContain(": write")
})

test("the container doesn't run as root, and .dockerignore allows exactly the files that it copies", () => {
  const container = read("hosting/Containerfile")
  expect(container).toMatch(/^USER 65534:65534$/m)
  const copied = Array.from(container.matchAll(/^COPY (?:--\S+ )?(\S+)/gm), ([, source]) => source)
  const ignored = read(".dockerignore").split("\n")
  expect(ignored[0]).toBe("*")
  expect(copied.map((source) => `!${source ?? ""}`).sort()).toEqual(ignored.slice(1, -1).sort())
})

test("files that only their owner may read can be read by the web server", () => {
  const copies = read("hosting/Containerfile").match(/^COPY .*/gm) ?? []
  expect(copies).toHaveLength(3)
  for (const copy of copies) expect(copy).toMatch(/^COPY --chown=65534:65534 /)
  expect(read("docs/hosting.md").match(/rsync --.*/g)).toEqual([
    "rsync --archive --chmod=D755,F644 --delete public/ /srv/portfolio/",
  ])
})

test("the container exposes the port that the docs pass to the build", () => {
  expect(read("docs/hosting.md")).toContain("NGINX_PORT=8080 npm run build")
  expect(read("hosting/Containerfile")).toContain("EXPOSE 8080")
})
