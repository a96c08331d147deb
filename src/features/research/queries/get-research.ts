import { and, asc, eq, type SQL } from 'drizzle-orm'

import { relatedBlogs } from '#src/features/blogs/queries/list-blogs.ts'
import { categories } from '#src/features/categories/tables.ts'
import { withReading } from '#src/features/courses/queries/cards.ts'
import { coursesInCategory } from '#src/features/courses/queries/list-courses.ts'
import { cite, citeIfKnown } from '#src/features/research/engine/cite.ts'
import type { Context } from '#src/server/context.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { canSeeDrafts } from '../policy.ts'
import { researches, researchAuthors, researchReferences } from '../tables.ts'
import { isPublished, pdfAddress, publicFields } from './cards.ts'
import { citable } from './citable.ts'
import { relatedResearch } from './list-research.ts'

type Reads = Pick<Context, 'db' | 'publicUrl' | 'identity'>

const RELATED_RESEARCH = 3
const RELATED_COURSES = 3
const RELATED_BLOGS = 3

/**
 * A paper with its authors, references and citations, and what else there is in its category.
 * Refuses a draft with 'not-found', except to administrators.
 */
export const getResearch = sharedRead(
  (services, { id }: { id: string }) => readResearch(services, id, isPublished),
  async (context, published, { id }) => {
    const isHidden = isRefused(published) && canSeeDrafts(context.actor)
    const found = isHidden ? await readResearch(context, id, undefined) : published
    if (isRefused(found)) return found
    const { item, related, ...shown } = found
    const courses = await withReading(context, related.courses)
    return { ...shown, citations: citeIfKnown(item) ?? null, related: { ...related, courses } }
  },
)

async function readResearch(context: Reads, id: string, where: SQL | undefined) {
  const [found, authors, references] = await Promise.all([
    findResearch(context, id, where),
    findAuthors(context, id),
    findReferences(context, id),
  ])
  if (!found) return refuse('not-found')
  const { research, category } = found
  const [researches, courses, blogs] = await Promise.all([
    relatedResearch(context, research, RELATED_RESEARCH),
    coursesInCategory(context, category._id, RELATED_COURSES),
    relatedBlogs(context, { _id: id, categories: [category] }, RELATED_BLOGS),
  ])
  return {
    research: {
      ...publicFields(research),
      content: research.content,
      category,
      authors,
      doi: research.doi,
      licence: research.licence,
      references,
      file: research.pdfKey && pdfAddress(id),
      updatedAt: research.updatedAt.toISOString(),
      published: research.publishedAt !== null,
    },
    item: citable({ ...research, authors }, context),
    related: { researches, courses, blogs },
  }
}

/** The citations of a paper, and the key that names it in a bibliography. Refuses drafts like `getResearch`. */
export async function citeResearch(context: Context, { id }: { id: string }) {
  const [found, authors] = await Promise.all([findReadable(context, id), findAuthors(context, id)])
  if (!found) return refuse('not-found')
  const item = citable({ ...found.research, authors }, context)
  return { key: item.id, citations: await cite(item) }
}

/** Where the PDF of a paper that the actor may read is stored, and the name to save it under. */
export async function findPdf(context: Context, id: string): Promise<{ key: string; name: string } | undefined> {
  const [found, authors] = await Promise.all([findReadable(context, id), findAuthors(context, id)])
  if (!found?.research.pdfKey) return undefined
  const { title, pdfKey } = found.research
  const item = citable({ ...found.research, authors }, context)
  const [year] = item.issued['date-parts'][0] ?? []
  return { key: pdfKey, name: fileName([authors[0]?.name.split(' ').at(-1), year, title]) }
}

const MAX_FILE_NAME = 100

/** Words in any script, joined by hyphens: Haddad-2026-Split-time-placement.pdf */
function fileName(parts: readonly (string | number | undefined)[]): string {
  const words = parts.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['paper']
  const whole = words.join('-')
  return `${whole.length > MAX_FILE_NAME ? whole.slice(0, MAX_FILE_NAME).replace(/-[^-]*$/, '') : whole}.pdf`
}

const findReadable = (context: Context, id: string) =>
  findResearch(context, id, canSeeDrafts(context.actor) ? undefined : isPublished)

async function findResearch({ db }: Reads, id: string, where: SQL | undefined) {
  const [found] = await db
    .select({ research: researches, category: { _id: categories.id, name: categories.name } })
    .from(researches)
    .innerJoin(categories, eq(categories.id, researches.categoryId))
    .where(and(eq(researches.id, id), where))
  return found
}

const { name, isOrganisation, affiliation, orcid } = researchAuthors

export const findAuthors = ({ db }: Pick<Context, 'db'>, id: string) =>
  db
    .select({ name, isOrganisation, affiliation, orcid })
    .from(researchAuthors)
    .where(eq(researchAuthors.researchId, id))
    .orderBy(asc(researchAuthors.position))

const { authors, title, containerTitle, volume, issue, pages, year, doi, url } = researchReferences

export const findReferences = ({ db }: Pick<Context, 'db'>, id: string) =>
  db
    .select({ authors, title, containerTitle, volume, issue, pages, year, doi, url })
    .from(researchReferences)
    .where(eq(researchReferences.researchId, id))
    .orderBy(asc(researchReferences.position))
