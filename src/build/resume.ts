import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { z } from "zod"
import { KINDS } from "../content/kinds"
import { languagePath } from "../content/translations"
import { mediaCacheDirectory } from "../media/cache"
import { RESUME_FILES, type ResumeContext } from "../site-pages"
import { publishAtTop } from "./found/publish"
import { siteAddress } from "./found/site-address"
import { jsonResume } from "./resume-json"
import { contentNodes, homeContent, type NodesByType, siteContent } from "./site-media"

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
  return { site: homeAddress(nodes, pathPrefix) ?? null, hasPdf: isBuild && hasPdf(pdfInCache(nodes, pathPrefix)) }
}

/** Whether there is a PDF to publish: the one in the cache, or the owner's. */
const hasPdf = (kept: string) => existsSync(kept) || existsSync(path.join("static", RESUME_FILES.pdf))

/** The full address of the home page, as browsers show it; undefined while it is not set. */
function homeAddress(nodes: NodesByType, pathPrefix: string): string | undefined {
  const site = siteContent(nodes)
  return siteAddress(site.siteUrl, pathPrefix, languagePath(site))?.("/")
}

/** What the résumé's design depends on: what its template imports, and the sheet for paper. */
const FOLDERS = ["src/components/resume", "src/components/shared", "src/print", "src/theme"]
const FILES = ["resume.tsx", "site-head.tsx"].map((name) => `src/templates/${name}`)
const TABLES = ["constants.ts", "site-pages.ts", "words.ts"].map((name) => `src/${name}`)

/** Where the PDF of the résumé is kept from build to build, if there is one: its name changes with its content, its links and its design. */
function pdfInCache(nodes: NodesByType, pathPrefix: string): string {
  const hash = createHash("sha256").update(`${pathPrefix}\n`)
  for (const { fields, internal } of contentNodes(nodes, ["site", "home", "technologies", "work", "project"]))
    hash.update(`${fields.folder} ${internal.contentDigest}\n`)
  hash.update(JSON.stringify(siteContent(nodes).words))
  for (const file of [...FILES, ...TABLES, ...FOLDERS.flatMap(filesIn)].sort()) hash.update(readFileSync(file))
  return path.join(mediaCacheDirectory(), "resume", `${hash.digest("hex").slice(0, 16)}.pdf`)
}

const filesIn = (folder: string): string[] => readdirSync(folder).map((name) => path.join(folder, name))

/** The file next to a build's folder that says where the résumé's PDF belongs; null if there is none. `scripts/resume-pdf.ts` reads it. */
export const PDF_PLACE = "resume-pdf.json"
export const pdfPlace = z.object({ file: z.string().nullable() })

/**
 * Publishes the other forms of the résumé: JSON, and a PDF if one was made from the current content. Removes what earlier builds published. A file of
 * the owner's in `static/` stays.
 */
export async function publishResume({
  getNodesByType,
  pathPrefix,
  reporter,
}: Pick<BuildArgs, "getNodesByType" | "pathPrefix" | "reporter">): Promise<void> {
  const kept = hasResume(getNodesByType) ? pdfInCache(getNodesByType, pathPrefix) : null
  await writeFile(PDF_PLACE, JSON.stringify({ file: kept } satisfies z.infer<typeof pdfPlace>))
  await publishAtTop(RESUME_FILES.json, kept === null ? undefined : resumeJson(getNodesByType, pathPrefix))
  await publishAtTop(RESUME_FILES.pdf, kept === null ? undefined : await readFile(kept).catch(() => undefined))
  if (kept !== null && !hasPdf(kept))
    reporter.info("The résumé has no PDF that says what it does. Make one with: npm run resume:pdf")
}

export function resumeJson(nodes: NodesByType, pathPrefix: string): string {
  return jsonResume({
    // Like `siteUrl`, without a slash at its end.
    site: { ...siteContent(nodes), siteUrl: homeAddress(nodes, pathPrefix)?.replace(/\/$/, "") },
    home: KINDS.home.schema.loose().parse(contentNodes(nodes, ["home"])[0]),
    works: contentNodes(nodes, ["work"]).map((node) => KINDS.work.schema.loose().parse(node)),
    projects: contentNodes(nodes, ["project"]).map((node) => KINDS.project.schema.loose().parse(node)),
  })
}
