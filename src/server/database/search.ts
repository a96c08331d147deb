// What a search by words means to PostgreSQL.
import { ilike, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Conditions that every word of a search stands somewhere in a column, in any case; none for an empty search. */
export const likeEachWord = (column: PgColumn, words: string | undefined): SQL[] =>
  patternsOf(words).map(pattern => ilike(column, pattern))

/** A pattern of ILIKE for each word of a search, for what is searched in more than one column. */
export const patternsOf = (words: string | undefined): string[] =>
  (words?.split(/\s+/).filter(Boolean) ?? []).map(word => `%${escapeLike(word)}%`)

/** Takes their meaning from the wildcards of LIKE. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const MAX_WORDS = 20

/** The words of a text. Only letters and digits reach a query, so no text can break it. */
export const wordsIn = (text: string): string[] =>
  (text.normalize('NFC').match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).slice(0, MAX_WORDS)

/** Words from their beginnings: all of them, in any order, or any of them. */
export const tsQuery = (words: readonly string[], joint: '&' | '|' = '&'): SQL =>
  sql`to_tsquery('english', ${words.map(word => `'${word}':*`).join(` ${joint} `)})`

/**
 * The words of a title and of a text below it, of which those of the title weigh more. An index on the same expression
 * finds them, so both are made here.
 */
export const searchDocument = (title: string, text: string): SQL =>
  sql.raw(`(setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${text}), 'B'))`)
