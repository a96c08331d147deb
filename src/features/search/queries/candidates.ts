// The statements of a search. A word may stand in everything there is, so of the rows that hold it only the newest are
// ranked: an index gives them, and what a search costs does not grow with the academy.
import { and, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '#src/server/database/database.ts'
import { titleWords } from '#src/server/database/search.ts'

import type { Found } from '../contract.ts'
import { sources, type Source } from './sources.ts'

export type Hit = {
  readonly kind: Found['kind']
  readonly id: string
  readonly title: string
  readonly about: string
  readonly image: string | null
  readonly within: string[] | null
  readonly rank: number
}

/** How many rows of a kind are ranked for their title, and as many again for their text. */
const MOST_RANKED = 100
const MOST_OF_A_KIND = 6
/** How many of the letter triples of a search have to stand in a title; 1 is all of them (pg_trgm). */
const CLOSE = 0.4

/**
 * Makes the statements below plan for the words at hand: the way that is best for a rare word reads the whole table for
 * a common one. Also says what `<%` takes for much alike.
 */
export const prepareSearch = (tx: Tx) =>
  tx.execute(
    sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('pg_trgm.word_similarity_threshold', ${String(CLOSE)}, true)`,
  )

/** The best of each kind that hold the words: those with the words in the title compete even where they are old. */
export const holdingWords = (q: string, query: SQL): SQL => {
  const rank = sql`ts_rank(candidate.document, ${query}) + word_similarity(${q}, candidate.title)`
  const ranked = (source: Source, match: SQL) =>
    best(source, { match, order: sql`order by ${source.newestFirst}`, rank })
  return sql.join(
    sources.flatMap(source => {
      const anywhere = ranked(source, sql`${source.document} @@ ${query}`)
      return source.hasText ? [ranked(source, sql`${titleWords(source.title)} @@ ${query}`), anywhere] : [anywhere]
    }),
    sql` union all `,
  )
}

/** The best of each kind whose title is much like what was typed. */
export const titledAlike = (q: string): SQL =>
  sql.join(
    sources.map(source =>
      best(source, {
        match: sql`${q} <% ${source.title}`,
        order: sql``,
        rank: sql`word_similarity(${q}, candidate.title)`,
      }),
    ),
    sql` union all `,
  )

type Choice = { readonly match: SQL; readonly order: SQL; readonly rank: SQL }

/** Twice as many as are shown, because a row may be found by its title and by its text. */
const best = (source: Source, { match, order, rank }: Choice): SQL => sql`(
  select ${source.kind} as kind, id, title, left(about, 300) as about, image, ${source.within} as within, ${rank} as rank
  from (
    select ${source.id} as id, ${source.title} as title, ${source.about} as about, ${source.image} as image,
      ${source.document} as document
    from ${source.table} where ${and(source.isPublic, match)} ${order} limit ${MOST_RANKED}
  ) as candidate
  order by rank desc, id limit ${2 * MOST_OF_A_KIND})`

/** Each row once, the best of each kind first. */
export function chooseBest(hits: readonly Hit[]): Hit[] {
  const sorted = hits.toSorted((one, other) => other.rank - one.rank || one.id.localeCompare(other.id))
  return sources.flatMap(({ kind }) => {
    const ofKind = new Map(sorted.filter(hit => hit.kind === kind).map(hit => [hit.id, hit]))
    return [...ofKind.values()].slice(0, MOST_OF_A_KIND)
  })
}
