// The site map: the address of every page that search engines may show.

import { applications } from '#src/features/applications/tables.ts'
import { isPublished as isBlogPublished } from '#src/features/blogs/queries/cards.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { inCatalogue } from '#src/features/courses/queries/cards.ts'
import { courses } from '#src/features/courses/tables.ts'
import { isPublished as isResearchPublished } from '#src/features/research/queries/cards.ts'
import { research } from '#src/features/research/tables.ts'
import type { Services } from '#src/server/context.ts'

const standing = [
  '/',
  '/courses',
  '/blogs',
  '/researches',
  '/conferences',
  '/applications/coach',
  '/applications/team',
  '/pricing',
  '/about',
  '/privacy',
  '/terms',
]

/** The most addresses that one file may hold (sitemaps.org). */
const MOST = 50_000

type Row = { readonly id: string; readonly updatedAt: Date }

/** @returns the site map as XML */
export async function drawSitemap({ db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>): Promise<string> {
  const lists = await Promise.all([
    rowsOf(
      '/course',
      db.select({ id: courses.id, updatedAt: courses.updatedAt }).from(courses).where(inCatalogue).limit(MOST),
    ),
    rowsOf(
      '/blog',
      db.select({ id: blogs.id, updatedAt: blogs.updatedAt }).from(blogs).where(isBlogPublished).limit(MOST),
    ),
    rowsOf(
      '/research',
      db
        .select({ id: research.id, updatedAt: research.updatedAt })
        .from(research)
        .where(isResearchPublished)
        .limit(MOST),
    ),
    rowsOf(
      '/conferences',
      db.select({ id: conferences.id, updatedAt: conferences.updatedAt }).from(conferences).limit(MOST),
    ),
    rowsOf(
      '/application',
      db.select({ id: applications.id, updatedAt: applications.updatedAt }).from(applications).limit(MOST),
    ),
  ])
  const entries = [...standing.map(path => ({ path, updatedAt: undefined })), ...lists.flat()].slice(0, MOST)
  const urls = entries.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${publicUrl}${path}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

const rowsOf = async (folder: string, rows: PromiseLike<Row[]>) =>
  (await rows).map(({ id, updatedAt }) => ({ path: `${folder}/${id}`, updatedAt }))
