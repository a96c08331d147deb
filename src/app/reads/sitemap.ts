// The site map: the address of every page that search engines may show, in an index and its parts.
import { and, asc, gt, sql, type SQL } from 'drizzle-orm'

import type { Services } from '#src/server/context.ts'
import type { ThingsWithPages as Kind } from '#src/server/feature.ts'

import { features } from '../features.ts'

const maps = features.flatMap(({ siteMap }) => siteMap ?? [])
const standing = maps.flatMap(({ pages = [] }) => pages)

/** By the name of their parts, which is that of the change that they are made anew for, too. */
const kinds = Object.fromEntries(maps.flatMap(({ parts = {} }) => Object.entries(parts)))
const STANDING = 'pages'

export const sitemapTags = Object.keys(kinds)

/** One part may hold 50,000 (sitemaps.org); of so many, one is drawn and sent in a moment. */
const MOST = 10_000

type Site = Pick<Services, 'db' | 'publicUrl'>

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** @returns the index of all parts as XML */
export async function renderSitemap({ db, publicUrl }: Site): Promise<string> {
  const parts = [STANDING]
  for (const [name, kind] of Object.entries(kinds)) {
    for (let start = await firstOf(db, kind), n = 1; start; start = await startBehind(db, kind, start), n += 1)
      parts.push(`${name}-${n}`)
  }
  const lines = parts.map(part => `<sitemap><loc>${publicUrl}/sitemap/${part}.xml</loc></sitemap>`)
  return `${HEADER}\n<sitemapindex ${SPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`
}

/** @returns one part as XML; undefined for a name that the index does not have */
export async function renderSitemapPart({ db, publicUrl }: Site, part: string): Promise<string | undefined> {
  if (part === STANDING) return renderPart(standing.map(path => ({ loc: publicUrl + path })))
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(part) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) return undefined
  let start = await firstOf(db, kind)
  for (let n = 1; start && n < Number(number); n += 1) start = await startBehind(db, kind, start)
  if (!start) return undefined
  const { table, isShown, folder } = kind
  const rows = await db
    .select({ id: table.id, updatedAt: table.updatedAt })
    .from(table)
    .where(and(isShown, sql`${table.id} >= ${start}`))
    .orderBy(asc(table.id))
    .limit(MOST)
  return renderPart(rows.map(({ id, updatedAt }) => ({ loc: `${publicUrl}${folder}/${id}`, updatedAt })))
}

function renderPart(entries: readonly { loc: string; updatedAt?: Date }[]): string {
  const urls = entries.map(({ loc, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${loc}</loc>${changed}</url>`
  })
  return `${HEADER}\n<urlset ${SPACE}>\n${urls.join('\n')}\n</urlset>\n`
}

const firstOf = (db: Site['db'], { table, isShown }: Kind) => idAt(db, { table, where: isShown, offset: 0 })

/** The id that the part behind the one from `start` begins with. */
const startBehind = (db: Site['db'], { table, isShown }: Kind, start: string) =>
  idAt(db, { table, where: and(isShown, gt(table.id, start)), offset: MOST - 1 })

type Place = { readonly table: Kind['table']; readonly where: SQL | undefined; readonly offset: number }

async function idAt(db: Site['db'], { table, where, offset }: Place): Promise<string | undefined> {
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(asc(table.id))
    .limit(1)
    .offset(offset)
  return found?.id
}
