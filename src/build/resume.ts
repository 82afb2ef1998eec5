import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { format } from "node:url"
import { z } from "zod"
import { KINDS } from "../content/kinds"
import { languagePath } from "../content/translations"
import { mediaCacheDirectory } from "../media/cache"
import { RESUME_FILES, type ResumeContext } from "../site-pages"
import { publish, publishAtRoot } from "./seo/publish"
import { siteAddress } from "./seo/site-address"
import { nodePath } from "./content-source"
import { jsonResume } from "./resume-json"
import { type BuildTools, contentNodes, homeContent, type NodesByType, siteContent } from "./site-media"

/** Whether there is a résumé: the owner wants one, and the content has a work, a project, a bio entry or an entry of a section. */
export function hasResume(nodes: NodesByType): boolean {
  const { bio = [], sections = [] } = homeContent(nodes)
  const entries = sections.flatMap((section) => section.entries)
  return siteContent(nodes).resume && contentNodes(nodes, ["work", "project"]).length + bio.length + entries.length > 0
}

/** The context of the résumé page; null if there is none. */
export function resumeContext(nodes: NodesByType, pathPrefix: string): ResumeContext | null {
  if (!hasResume(nodes)) return null
  const isBuild = process.env.gatsby_executing_command !== "develop"
  return {
    site: homeAddress(nodes, pathPrefix) ?? null,
    hasPdf: isBuild && pdfOf(nodes, pdfInCache(nodes, pathPrefix)) !== undefined,
  }
}

/** The path of the PDF to publish, if there is one: the owner's, such as `static/zh-HK/resume.pdf` in a language other than the first, or the cached one. */
function pdfOf(nodes: NodesByType, cached: string | null): string | undefined {
  const own = path.join("static", languagePath(siteContent(nodes)), RESUME_FILES.pdf)
  return [own, ...(cached === null ? [] : [cached])].find((file) => existsSync(file))
}

/** The full address of the home page, with the host's own letters, as browsers show it; undefined while `siteUrl` is not set. */
function homeAddress(nodes: NodesByType, pathPrefix: string): string | undefined {
  const site = siteContent(nodes)
  const address = siteAddress(site.siteUrl, pathPrefix, languagePath(site))?.("/")
  return address && format(new URL(address), { unicode: true })
}

/** What the résumé's design depends on: what its template imports, and the print style sheet. */
const FOLDERS = ["src/components/resume", "src/components/shared", "src/print", "src/theme"]
const FILES = ["resume.tsx", "site-head.tsx"].map((name) => `src/templates/${name}`)
const TABLES = ["constants.ts", "look.ts", "site-pages.ts", "words.ts"].map((name) => `src/${name}`)

/** The path at which the résumé's PDF is cached, if there is one. The file's name changes with the content, the links and the design. */
function pdfInCache(nodes: NodesByType, pathPrefix: string): string {
  const hash = createHash("sha256").update(`${pathPrefix}\n`)
  for (const { fields, internal } of contentNodes(nodes, ["site", "home", "technologies", "work", "project"]))
    hash.update(`${fields.folder} ${internal.contentDigest}\n`)
  hash.update(JSON.stringify(siteContent(nodes).words))
  for (const file of [...FILES, ...TABLES, ...FOLDERS.flatMap(filesIn)].sort()) hash.update(readFileSync(file))
  return path.join(mediaCacheDirectory(), "resume", `${hash.digest("hex").slice(0, 16)}.pdf`)
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => nodePath(path.join(folder, name)))

/** The file beside a build's `public/` with the path where the résumé's PDF belongs, or null if there is no résumé. `scripts/resume-pdf.ts` reads it. */
export const PDF_TARGET = "resume-pdf.json"
export const pdfTarget = z.object({ file: z.string().nullable() })

/** The comment at the end of a PDF that `scripts/resume-pdf.ts` made: its name in the cache, which says what it was made from. */
const MARK = /% (\w+\.pdf)\n$/
export const withMark = (pdf: Buffer, file: string) => Buffer.concat([pdf, Buffer.from(`% ${path.basename(file)}\n`)])

/**
 * Publishes the other forms of the résumé: JSON, and a PDF if one was made from the current content. Otherwise removes what earlier builds
 * published. The owner's own file in `static/` stays; if it is an earlier result of `npm run resume:pdf`, the build says so.
 */
export async function publishResume({ getNodesByType, pathPrefix, reporter }: BuildTools): Promise<void> {
  const cached = hasResume(getNodesByType) ? pdfInCache(getNodesByType, pathPrefix) : null
  await writeFile(PDF_TARGET, JSON.stringify({ file: cached } satisfies z.infer<typeof pdfTarget>))
  await publishAtRoot(RESUME_FILES.json, cached === null ? undefined : resumeJson(getNodesByType, pathPrefix))
  const pdf = pdfOf(getNodesByType, cached)
  // Also in place of the one in `static`, which is that of the first language.
  const bytes = pdf === undefined ? undefined : await readFile(pdf)
  await publish(RESUME_FILES.pdf, bytes)
  if (cached === null) return
  if (pdf === undefined) reporter.info("The résumé's PDF is missing or out of date. Make one with: npm run resume:pdf")
  const [, madeAs] = MARK.exec(bytes?.subarray(-40).toString("latin1") ?? "") ?? []
  // Without `siteUrl`, a host may build the site for another path than the owner's computer.
  const isComparable = homeAddress(getNodesByType, pathPrefix) !== undefined
  if (madeAs === undefined || madeAs === path.basename(cached) || !isComparable) return
  reporter.warn(`${pdf} is out of date. Run npm run resume:pdf, and copy the PDF from public/ to static/ again.`)
}

export function resumeJson(nodes: NodesByType, pathPrefix: string): string {
  return jsonResume({
    // Like `siteUrl`, without a trailing slash.
    site: { ...siteContent(nodes), siteUrl: homeAddress(nodes, pathPrefix)?.replace(/\/$/, "") },
    home: KINDS.home.schema.loose().parse(contentNodes(nodes, ["home"])[0]),
    works: contentNodes(nodes, ["work"]).map((node) => KINDS.work.schema.loose().parse(node)),
    projects: contentNodes(nodes, ["project"]).map((node) => KINDS.project.schema.loose().parse(node)),
  })
}
