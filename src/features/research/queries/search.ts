// What a search by words means to PostgreSQL, and what it says of the matches.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { tsQuery } from '#src/server/database/search.ts'

import { researches } from '../tables.ts'

export type Piece = { text: string; isMatch: boolean }

/** True for papers that hold every word. */
export const holdsWords = (words: readonly string[]): SQL => sql`${researches.search} @@ ${tsQuery(words, '&')}`

export const bestMatchFirst = (words: readonly string[]): SQL =>
  sql`ts_rank(${researches.search}, ${tsQuery(words, '&')}) desc`

/** Marks around a match, which no text of ours holds: characters of the private use area. */
const [START, STOP] = ['\u{e000}', '\u{e001}']
const marks = `StartSel=${START}, StopSel=${STOP}`
/** Stands for `<` meanwhile: PostgreSQL would take what follows for a tag and leave it out. */
const LESS = '\u{e002}'

const marked = (text: SQLWrapper, words: readonly string[], options: string): SQL<string> =>
  sql<string>`ts_headline('english', replace(${text}, '<', ${LESS}), ${tsQuery(words, '|')}, ${`${marks}, ${options}`})`

/** The whole title with its matches marked. */
export const markedTitle = (title: SQLWrapper, words: readonly string[]): SQL<string> =>
  marked(title, words, 'HighlightAll=true')

/** The passages of an abstract that hold matches, or else its first words. */
export const markedPassages = (abstract: SQLWrapper, words: readonly string[]): SQL<string> =>
  marked(abstract, words, 'MaxFragments=2, MaxWords=26, MinWords=12, FragmentDelimiter=" … "')

/** Takes a marked text apart, so that a page can draw the matches without trusting any markup. */
export function piecesOf(markedText: string): Piece[] {
  const parts = markedText.replaceAll(LESS, '<').split(START)
  return parts.flatMap((part, index) => {
    const [match = '', ...rest] = index === 0 ? ['', part] : part.split(STOP)
    return [
      { text: match, isMatch: true },
      { text: rest.join(''), isMatch: false },
    ].filter(({ text }) => text !== '')
  })
}
