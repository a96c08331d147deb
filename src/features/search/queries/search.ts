import { desc, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { tsQuery, wordsIn } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { Found } from '../contract.ts'
import { findSources, type Match } from './sources.ts'

/**
 * What is published and holds every word, each from its beginning: the best of each kind. Where nothing does, what is
 * titled much like them, so that a slip of the finger finds something, too.
 */
export async function search(context: Context, { q }: { q: string }) {
  const words = wordsIn(q)
  if (words.join('').length < 2) return { found: [], isClose: false }
  const query = tsQuery(words)
  const exact = await findAll(context, ({ document, title }) => ({
    where: sql`${document} @@ ${query}`,
    rank: sql<number>`ts_rank(${document}, ${query}) + word_similarity(${q}, ${title})`,
  }))
  if (exact.length > 0) return { found: exact, isClose: false }
  const close = await findAll(context, ({ title }) => ({
    where: sql`word_similarity(${q}, ${title}) >= ${CLOSE}`,
    rank: sql<number>`word_similarity(${q}, ${title})`,
  }))
  return { found: close, isClose: close.length > 0 }
}

/** How many of the letter triples of a search have to stand in a title; 1 is all of them (pg_trgm). */
const CLOSE = 0.4
const MOST_OF_A_KIND = 6

type Condition = { readonly where: SQL; readonly rank: SQL<number> }

async function findAll({ db }: Context, match: (columns: Match) => Condition): Promise<z.input<typeof Found>[]> {
  const found = await Promise.all(
    findSources(db).map(async ({ kind, columns, select, pathOf }) => {
      const { where, rank } = match(columns)
      const rows = await select(where).orderBy(desc(rank), columns.id).limit(MOST_OF_A_KIND)
      return rows.map(({ id, title, about, image, within }) => ({
        kind,
        _id: id,
        title,
        about,
        image: image && publicFileUrl(image),
        path: pathOf(id, within),
      }))
    }),
  )
  return found.flat()
}
