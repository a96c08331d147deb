import { timestamp } from 'drizzle-orm/pg-core'

/** A column that holds an instant in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * A row without the columns that no form writes. A column that is new stays in: what has to hold every field of a form,
 * its version, a copy and the audit, then holds it without a word, until it is named as one of those that the academy keeps.
 */
export const writtenOf = <R extends object, N extends keyof R & string>(row: R, ...kept: readonly N[]): Omit<R, N> => {
  const names: readonly string[] = kept
  // The type says what the filter does.
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) as Omit<R, N>
}
