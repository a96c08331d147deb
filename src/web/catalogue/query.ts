// Reading a catalogue's state out of its address as people leave it: what makes no sense is left out, not refused.

const MAX_TITLE = 100
const MAX_IDS = 50
/** Written out: every catalogue would load a file for `isId`. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isIdText = (text: string): boolean => ID.test(text)

/** The words of the search by title. */
export const readTitle = (query: URLSearchParams): string =>
  (query.get('title') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE)

/** The chosen categories, each once. */
export function readCategories(query: URLSearchParams): string[] {
  const ids = query.getAll('categories').flatMap(value => value.split(','))
  return [...new Set(ids.filter(isIdText).map(id => id.toLowerCase()))].slice(0, MAX_IDS)
}

/** A number of digits only, or undefined outside the limits. */
export function wholeIn(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text.trim())) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

export const readPage = (query: URLSearchParams): number => wholeIn(query.get('page'), 1, 100_000) ?? 1

/** Later pages are many, and seldom asked for. */
const FEW_PAGES = /^([2-9]|1\d|20)$/

/** Whether a query says nothing but one of the first pages, and what has one of few values besides. */
export const hasFewValues = (query: URLSearchParams, few: Readonly<Record<string, RegExp>> = {}): boolean =>
  [...query].every(([name, value]) => (name === 'page' ? FEW_PAGES : few[name])?.test(value))

type Parameters = Readonly<Record<string, string | number | undefined>>

/** Those parameters that say something. */
export function queryWith(parameters: Parameters): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query
}

/** The query of an address of ours. */
export const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1])

/** @returns the address with those parameters that say something; lists keep their commas, which are easier to read */
export function addressWith(path: string, parameters: Parameters): string {
  const query = queryWith(parameters)
  return query.size > 0 ? `${path}?${query.toString().replaceAll('%2C', ',')}` : path
}
