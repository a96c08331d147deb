// Kinds of fields that several contracts share. Every one has a limit.
import { z } from 'zod'

import { PASSWORD_MAX } from './account-rules.ts'
import { isPossible, possibleYears } from './calendar.ts'
import { normalEmail } from './text/emails.ts'
import { isPhone, normalPhone } from './text/patterns.ts'
import { hasVisible, isStorable, isVisible, ONE_LINE, SEVERAL_LINES } from './text/plain-text.ts'
import { LINE_MAX } from './text/text-limits.ts'
import { PDF_MAX_BYTES, UPLOAD_MAX_BYTES } from './upload-limits.ts'

/** A public id: a random UUID in text form. In small letters, so that two spellings of one are never two (T15). */
export const Id = z.uuid().toLowerCase()

/** An email address in its one spelling (`normalEmail`). @param error what a person is told whose text is none */
export const emailOr = (error: string) =>
  z
    .string()
    .trim()
    .max(254)
    .check(z.refine(value => normalEmail(value) !== undefined, { error, abort: true }))
    .transform(value => normalEmail(value) ?? value)

export const Email = emailOr('Email is not a valid')

export const Phone = z
  .string()
  .trim()
  .max(30)
  .check(z.refine(isPhone, { error: 'Invalid phone number', abort: true }))
  .transform(normalPhone)

const yearImpossible = () => {
  const { first, last } = possibleYears(new Date())
  return `The year must be between ${first} and ${last}`
}

/** A day, or an instant, of a year that is meant: `type` parses its text. */
export const possible = <T extends z.ZodType<string>>(type: T) =>
  type.refine(day => isPossible(day, new Date()), { error: yearImpossible })

/** An address on the web that may become a link: never another scheme (T44). */
export const WebAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(500)
  .regex(/^[^\s\p{Cc}\p{Cf}\p{Cs}]*$/u)

/** What a person is told whose text holds marks that turn around others, or control characters. */
const hidden = 'Please remove the characters that cannot be seen from this text'

/** One line of plain text, letters and their marks as one (NFC); control characters are refused (they forge log lines and mail headers). */
export const Line = z.string().trim().normalize('NFC').max(LINE_MAX).regex(ONE_LINE, { error: hidden })

/** What somebody is called: a line of which all can be seen. */
export const Name = Line.check(
  z.refine(isVisible, {
    error: 'Please use letters only: this name holds characters that cannot be seen, as some emoji do',
  }),
)

/** Plain text of several lines, without other control characters. */
export const paragraphs = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(SEVERAL_LINES, { error: hidden })
    .transform(text => text.replace(/\r\n?/g, '\n'))

/** The same of people's own words, of which something can be seen. */
export const visibleParagraphs = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(text => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1).max(max).regex(SEVERAL_LINES, { error: hidden }).refine(hasVisible, { error: hidden }))

/** A password that is asked for once more, before something is deleted (D-54); empty from who has a second factor. */
export const Password = z.string().max(PASSWORD_MAX).default('')

/** A whole number from a query string: digits only, so neither `1e9` nor `0x10` nor an empty text. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.string().regex(/^\d{1,9}$/), z.number().int()])
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))

export const PageNumber = wholeNumber(1, 100_000)

/** A list in a query string: repeated, comma-separated or given once. */
export const idList = (max: number) =>
  z
    .union([z.string().max(40 * max), z.array(z.string().max(40)).max(max)])
    .transform(value => (Array.isArray(value) ? value : value.split(',').filter(Boolean)))
    .pipe(z.array(Id).max(max))

/** An amount of money on the wire, in whole units with their decimals (D-3). */
export const Dollars = z.number().min(0).max(99_999_999)

/** The same from a form, where it is text: digits, and at most two behind the point or the comma: with three it would be thousands. `priceFault` knows the currency. */
export const FormDollars = z.union([
  Dollars,
  z
    .string()
    .trim()
    .regex(/^\d{1,8}([.,]\d{1,2})?$/)
    .transform(amount => Number(amount.replace(',', '.')))
    .pipe(Dollars),
])

/** A file of a form: the `File` that a person chose, on both sides. Its name and type are claims, never trusted. */
export const Upload = z.file().min(1).max(UPLOAD_MAX_BYTES)

/** A PDF of a form; `storePdf` looks whether it is one. */
export const PdfUpload = z.file().min(1).max(PDF_MAX_BYTES)

/** Several files of one name, in their order; a form can also say in words that there are none. */
export const uploads = (max: number) =>
  z.preprocess(value => {
    if (value instanceof File) return [value]
    return value === '[]' || value === '' ? [] : value
  }, z.array(Upload).max(max))

export const NOT_STORABLE = 'A text has characters that cannot be kept'

/** A list or object of a form, where it travels as JSON text; a call without files sends the thing itself. */
export const jsonText = <T extends z.ZodType>(type: T) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value
    try {
      const parsed: unknown = JSON.parse(value)
      if (isStorable(parsed)) return parsed
      context.addIssue({ code: 'custom', message: NOT_STORABLE })
      return z.NEVER
    } catch {
      context.addIssue({ code: 'custom', message: 'Not valid JSON' })
      return z.NEVER
    }
  }, type)

/** A yes or no, which a form sends as text. */
export const YesNo = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')])

/** Rows on a page of a manager's list (K-3). */
const ROWS_PER_PAGE = 10

/**
 * What every manager's list is asked for besides its filters.
 * @param columns by which it sorts; with `-` in front, downwards
 */
export const listFields = <S extends string>(...columns: [S, ...S[]]) => ({
  page: PageNumber.default(1),
  limit: wholeNumber(1, 100).default(ROWS_PER_PAGE),
  sort: z.union([z.enum(columns), z.templateLiteral(['-', z.enum(columns)])]).optional(),
})

/** Why some of those that were chosen stay as they are. */
export const Unchanged = z.array(z.object({ _id: Id, title: z.string(), message: z.string() }))

/**
 * Publishes one thing or several, or makes drafts of them; those that lack something are told with it, those that are
 * gone by now are among neither.
 */
export const publishing = {
  input: z.strictObject({ ids: z.array(Id).min(1).max(100), published: z.boolean() }),
  output: z.object({ changed: z.array(Id), unchanged: Unchanged }),
}

/** What a form was read with, so that it is not saved over what somebody else saved meanwhile. */
export const Version = z.string().max(50)

/** Who signed something: `signature` is the address of a picture of theirs. */
export const Signer = z.object({ name: z.string(), title: z.string().nullable(), signature: z.string().nullable() })

export const Instant = z.iso.datetime()
