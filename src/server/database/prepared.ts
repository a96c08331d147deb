// Reads that come again are prepared: PostgreSQL parses and plans them once for each connection, not each time.
import pg from 'pg'

/** How often a text is seen before it counts as one that comes again. */
const SEEN_BEFORE = 5
/** How many are prepared at most: each connection keeps their plans. */
const MOST_PREPARED = 100
/** How many texts are counted at most: lists of every length make texts without end. */
const MOST_COUNTED = 2000

/** Written by Drizzle or by hand, so with an indentation or without. */
const isRead = (text: string): boolean => /^\s*\(?(select|with)\s/.test(text) && !writesFirst.test(text)
const writesFirst = /^\s*with\s[^]*\b(insert into|update|delete from)\s/

/** Says under which name a statement is prepared, if it is; the same text has the same name in the whole process. */
export function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return text => {
    const name = names.get(text)
    if (name || names.size === MOST_PREPARED || !isRead(text)) return name
    const count = (seen.get(text) ?? 0) + 1
    if (count > SEEN_BEFORE) {
      seen.delete(text)
      names.set(text, `read_${names.size}`)
    } else {
      if (seen.size === MOST_COUNTED) seen.clear()
      seen.set(text, count)
    }
    return undefined
  }
}

/** Lets every connection of the pool prepare reads by itself: whoever asks need not know. */
export function prepareReads(pool: pg.Pool): void {
  const nameOf = createNames()
  pool.on('connect', client => {
    const queryNamed = (statement: unknown, ...rest: unknown[]): unknown => {
      const name = isStatement(statement) ? nameOf(statement.text) : undefined
      // oxlint-disable-next-line typescript/unbound-method -- it is applied to its client right here
      return Reflect.apply(pg.Client.prototype.query, client, [
        name ? Object.assign({}, statement, { name }) : statement,
        ...rest,
      ])
    }
    Object.assign(client, { query: queryNamed })
  })
}

/** What Drizzle hands over; a query that brings its own answering, such as a cursor, is left alone. */
const isStatement = (value: unknown): value is { text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  !('submit' in value)
