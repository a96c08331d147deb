/** Ids of rows by the slug of the content they were made from. */
export type Ids = ReadonlyMap<string, string>

/** @throws Error naming what the content mentions but does not have */
export function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo content has no ${what}`)
  return value
}
