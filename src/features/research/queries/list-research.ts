import { and, arrayContains, count, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { keepCounts, sumOf } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { wordsIn } from '#src/server/database/search.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'

import type { researchContract } from '../contract/researches.ts'
import { researches } from '../tables.ts'
import { findCards, isPublished, newestFirst, type Card } from './cards.ts'
import { leadOf } from './lead.ts'
import { bestMatchFirst, holdsWords } from './search.ts'

type Filters = z.output<typeof researchContract.listResearch.input>

/** One page of the papers: the best match first, or the newest without a search. Past the last page the list is empty. */
export const listResearch = sharedRead(async ({ db }, filters: Filters) => {
  const { category, page, limit, title, tag } = filters
  const words = title ? wordsIn(title) : undefined
  if (words?.length === 0) return { researches: [], lead: null, NbOfPages: 0, total: 0, categoryCounts: [] }
  const others = and(
    isPublished,
    words ? holdsWords(words) : undefined,
    tag ? arrayContains(researches.tags, [tag]) : undefined,
  )
  const where = category ? and(others, eq(researches.categoryId, category)) : others
  const orderBy = words ? [bestMatchFirst(words), ...newestFirst] : newestFirst
  const [found, categoryCounts] = await Promise.all([
    findCards({ db }, { where, orderBy, limit, offset: (page - 1) * limit, words }),
    keepCounts(db, `researches of each category ${JSON.stringify({ title, tag })}`, () => countByCategory(db, others)),
  ])
  const lead = isPlain(filters) ? await leadOf({ db }, found[0]?._id) : null
  const total = sumOf(categoryCounts.filter(({ _id }) => !category || _id === category))
  return { researches: found, lead, NbOfPages: Math.ceil(total / limit), total, categoryCounts }
})

const isPlain = ({ category, page, title, tag }: Filters) => page === 1 && !category && !title && !tag

const countByCategory = (db: Db, where: SQL | undefined) =>
  db.select({ _id: researches.categoryId, count: count() }).from(researches).where(where).groupBy(researches.categoryId)

/** Up to `limit` other papers of its category, those that share most tags first. */
export async function relatedResearch(
  context: Pick<Context, 'db'>,
  research: { id: string; categoryId: string; tags: string[] },
  limit: number,
): Promise<Card[]> {
  const shared = sql`(select count(*) from unnest(${researches.tags}) as tag where tag = any(${sql.param(research.tags)}::text[])) desc`
  return findCards(context, {
    where: and(isPublished, eq(researches.categoryId, research.categoryId), ne(researches.id, research.id)),
    orderBy: [shared, ...newestFirst],
    limit,
  })
}
