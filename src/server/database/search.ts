// What a search by words means to PostgreSQL.
import { ilike, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { customType, type PgColumn } from 'drizzle-orm/pg-core'

import { termsOf, type Term } from './thesaurus.ts'

/** Conditions that every word of a search stands somewhere in a text, in any case; none for an empty search. */
export const likeEachWord = (column: PgColumn | SQL, words: string | undefined): SQL[] =>
  patternsOf(words).map(pattern => ilike(column, pattern))

/** A pattern of ILIKE for each word of a search, for what is searched in more than one column. */
const patternsOf = (words: string | undefined): string[] => wordsOf(words).map(patternOf)

/** What somebody typed between spaces, as it is. */
export const wordsOf = (words: string | undefined): string[] => words?.split(/\s+/).filter(Boolean) ?? []

const patternOf = (word: string): string => `%${escapeLike(word)}%`

/** An index of the triples of letters finds three letters wherever they stand, and fewer where a word begins. */
const TRIPLE = 3

/** The condition that a word stands somewhere in a text, or begins a word of it when it is too short to be looked up. */
export const holdsWord = (text: SQL, word: string): SQL =>
  [...word].length < TRIPLE
    ? sql`(${text} ilike ${startOf(word)} or ${text} ilike ${`% ${startOf(word)}`})`
    : sql`${text} ilike ${patternOf(word)}`

/** A pattern of LIKE for what begins so. */
export const startOf = (word: string): string => `${escapeLike(word)}%`

/** Takes their meaning from the wildcards of LIKE. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const MAX_WORDS = 20

/** The words of a text. Only letters and digits reach a query, so no text can break it. */
export const wordsIn = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).slice(0, MAX_WORDS)

/** V̇O₂ is written VO2 nearly everywhere: NFKC takes small figures for figures. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/(?<=v)\u0307/gi, '')

/** Words from their beginnings: all of them, in any order, or any of them. Who searches HRV finds heart rate variability. */
export const tsQuery = (words: readonly string[], joint: '&' | '|' = '&'): SQL =>
  sql`to_tsquery('english', ${termsOf(words)
    .map(term => alternatives(term, joint))
    .join(` ${joint} `)})`

const alternatives = ({ words, others }: Term, joint: '&' | '|'): string =>
  `(${[`(${words.map(fromBeginning).join(` ${joint} `)})`, ...others.map(asPhrase)].join(' | ')})`

const fromBeginning = (word: string): string => `'${word}':*`

const asPhrase = (expression: string): string => `(${expression.split(' ').map(fromBeginning).join(' <-> ')})`

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * A column that PostgreSQL keeps: the words of a title and of a text below it, of which those of the title weigh more.
 * It is stored, because ranking reads it of every candidate.
 */
export const searchColumn = (title: string, text: string) =>
  tsvector('search')
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${text}), 'B')`),
    )

/** The words of a title alone. An index on the same expression finds them, so both are made here. */
export const titleWords = (title: SQLWrapper): SQL => sql`to_tsvector('english', ${title})`
