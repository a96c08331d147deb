// What an entry kept of a field, as people read it.
import { isId } from '#src/wire/ids.ts'

/** How the user's language says the parts of a value. */
export type Say = {
  /** @param minor in minor units */
  readonly price: (minor: number) => string
  readonly number: (value: number) => string
  readonly day: (day: Date) => string
  readonly instant: (instant: Date) => string
  readonly yes: string
  readonly no: string
  readonly file: (name: string) => string
  readonly entries: (count: number) => string
  /** What a thing of this id is called, where that is known. */
  readonly nameOf?: (id: string) => string | undefined
}

/** Fields that hold markup; in every other one a `<b>` is what somebody typed. */
const rich: Readonly<Record<string, string>> = {
  course: 'description',
  blog: 'content',
  research: 'content',
  page: 'content',
}
export const isRich = (kind: string, field: string): boolean => rich[kind] === field

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const DAY = /^\d{4}-\d\d-\d\d$/
const KEY = /^(public|private)\/[\w./-]+$/

/** Fields whose name in the database is an odd word. */
const odd: Readonly<Record<string, string>> = {
  categorys: 'categories',
  h1: 'heading',
  of: 'copy of',
  learn: 'you learn',
}

/** `priceCents` is "Price", `publishedAt` "Published": names of columns, in words. */
export function fieldName(field: string): string {
  const words = (odd[field] ?? field)
    .replace(/(?<=.)(Cents|At|Key|Id)$/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Fields whose values are words of the product, not of people; the role of a teacher is what somebody typed. */
const CODED = /^((status|state|kind|level|duration|opens|textColor):|role:(admin|learner)$)/

/** `in-progress` is "In progress". */
const inWords = (code: string): string => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll(/[_-]+/g, ' ')

/**
 * One value in words. Money is a price, instants and days are dates, lists are their parts. An id is the name of what it
 * stands for, where that is known, and otherwise says nothing to people.
 * @returns an empty text for nothing
 */
export function readable(field: string, value: unknown, say: Say): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? say.yes : say.no
  if (typeof value === 'number') return field.endsWith('Cents') ? say.price(value) : say.number(value)
  if (typeof value === 'string') return CODED.test(`${field}:${value}`) ? inWords(value) : readableText(value, say)
  if (Array.isArray(value)) return readableList(field, value, say)
  return readableParts(value, say)
}

function readableText(text: string, say: Say): string {
  if (isId(text)) return say.nameOf?.(text) ?? ''
  if (INSTANT.test(text)) return say.instant(new Date(text))
  if (DAY.test(text)) return say.day(new Date(`${text}T00:00:00Z`))
  if (KEY.test(text)) return say.file(text.slice(text.lastIndexOf('/') + 1))
  return text
}

/** The text in markup. */
export function textIn(markup: string): string {
  const bare = markup.replaceAll(/<\/(p|li|h\d|tr|blockquote)>|<br[^<>]*>/gi, '\n').replaceAll(/<[^<>]*>/g, ' ')
  return bare
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ *\n\s*/g, '\n')
    .trim()
}

/** Of a list of unknown ids only the number says something. */
function readableList(field: string, values: readonly unknown[], say: Say): string {
  if (values.length > 0 && values.every(value => isUnknown(value, say))) return say.entries(values.length)
  const isPlain = values.every(value => typeof value !== 'object')
  return values.map(value => readable(field, value, say)).join(isPlain ? ', ' : '\n')
}

const isUnknown = (value: unknown, { nameOf }: Say): boolean =>
  typeof value === 'string' && isId(value) && nameOf?.(value) === undefined

const readableParts = (value: object, say: Say): string =>
  Object.entries(value)
    .flatMap(([name, part]: [string, unknown]) => readable(name, part, say) || [])
    .join(' · ')
