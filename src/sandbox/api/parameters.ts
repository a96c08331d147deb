import { z } from 'zod'

import { type ApiError, invalidRequest } from '../errors.ts'
import type { Selection } from '../store.ts'
import type { Form } from './form.ts'

const currencies = new Set(Intl.supportedValuesOf('currency').map(code => code.toLowerCase()))

/** A whole number as text, at most 9 digits. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, { error: issue => `Invalid integer: ${String(issue.input).slice(0, 40)}` })
  .transform(Number)

/** An amount in minor units that may be charged. */
export const chargeableAmount = wholeNumber.check(
  z.gte(50, { error: 'Amount must be at least $0.50 usd' }),
  z.lte(99_999_999, { error: 'Amount must be no more than $999,999.99' }),
)

export const flag = z.enum(['true', 'false']).transform(value => value === 'true')

export const currency = z
  .string()
  .toLowerCase()
  .refine(code => currencies.has(code), { error: issue => `Invalid currency: ${String(issue.input).slice(0, 10)}` })

/** At most 50 keys of 40 characters with values of 500; an empty value removes the key. */
export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine(entries => Object.keys(entries).length <= 50, { error: 'Metadata can have at most 50 keys' })

export const text = z.string().max(1000)
export const expand = z.array(z.string().max(100)).max(10).default([])

/** `limit`, `starting_after`, `created` of every list. */
export const listParameters = {
  limit: wholeNumber
    .check(
      z.gte(1, { error: 'This value must be greater than or equal to 1' }),
      z.lte(100, { error: 'This value must be less than or equal to 100' }),
    )
    .default(10),
  starting_after: z.string().max(100).optional(),
  expand,
}

// Seconds since 1970 outgrow nine digits.
const instant = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform(Number)

type Period = NonNullable<Selection['created']>

/** `created=1700000000` or `created[gte]=…`. */
export const createdFilter = z
  .union([
    instant.transform((at): Period => ({ gte: at, lte: at })),
    z.strictObject({
      gte: instant.optional(),
      gt: instant.optional(),
      lte: instant.optional(),
      lt: instant.optional(),
    }),
  ])
  .optional()

/** `['metadata', 'order']` → `metadata[order]` */
const paramName = (path: readonly PropertyKey[]): string =>
  path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('')

function valueAt(form: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    form,
  )
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('Amount must be at least')) return 'amount_too_small'
  if (issue.message.startsWith('Amount must be no more')) return 'amount_too_large'
  if (issue.message.startsWith('Invalid integer')) return 'parameter_invalid_integer'
  return 'parameter_invalid'
}

function toApiError(issue: z.core.$ZodIssue, form: Form): ApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = paramName(issue.path)
  if (valueAt(form, issue.path) === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  return invalidRequest(issue.message, { code: codeOf(issue), param })
}

/**
 * Reads the parameters of a call.
 * @throws ApiError `parameter_unknown`, `parameter_missing`, `parameter_invalid_integer`, `amount_too_small`, …
 */
export function parseParameters<S extends z.ZodType>(schema: S, form: Form): z.output<S> {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue ? toApiError(issue, form) : invalidRequest('Invalid parameters')
}
