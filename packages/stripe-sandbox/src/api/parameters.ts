import { z } from 'zod'

import { type ApiError, invalidRequest } from '../errors.ts'
import { amountFault, shapeFault } from '../payments/currencies.ts'
import type { Selection } from '../store.ts'
import type { Form } from './form.ts'

const currencies = new Set(Intl.supportedValuesOf('currency').map(code => code.toLowerCase()))

/** A whole number as text, at most 9 digits. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, { error: issue => `Invalid integer: ${String(issue.input).slice(0, 40)}` })
  .transform(Number)

export const flag = z.enum(['true', 'false']).transform(value => value === 'true')

export const currency = z
  .string()
  .toLowerCase()
  .refine(code => currencies.has(code), { error: issue => `Invalid currency: ${String(issue.input).slice(0, 10)}` })

type Money = { currency: string } & ({ amount: number } | { unit_amount: number })

/** Refuses an `amount` that cannot be charged in the `currency` beside it, and a `unit_amount` that is none. */
export function sound(money: Money, context: z.core.$RefinementCtx): void {
  const [path, message] =
    'amount' in money
      ? ['amount', amountFault(money.amount, money.currency)]
      : ['unit_amount', shapeFault(money.unit_amount, money.currency)]
  if (message) context.issues.push({ code: 'custom', path: [path], message, input: money })
}

/** At most 50 keys of 40 characters with values of 500; an empty value removes the key. */
export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine(entries => Object.keys(entries).length <= 50, { error: 'Metadata can have at most 50 keys' })

export const text = z.string().max(1000)
export const expand = z.array(z.string().max(100)).max(10).default([])

/** `limit`, `starting_after`, `ending_before`, `expand` of every list. */
export const listParameters = {
  limit: wholeNumber
    .check(
      z.gte(1, { error: 'This value must be greater than or equal to 1' }),
      z.lte(100, { error: 'This value must be less than or equal to 100' }),
    )
    .default(10),
  starting_after: z.string().max(100).optional(),
  ending_before: z.string().max(100).optional(),
  expand,
}

/** Seconds since 1970, which outgrow nine digits. */
export const instant = z
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

/** The provider's code for what `amountFault` says. */
export function amountCodeOf(message: string): string {
  if (message.startsWith('Amount must be at least')) return 'amount_too_small'
  return message.startsWith('Amount must be no more') ? 'amount_too_large' : 'parameter_invalid_integer'
}

function codeOf({ message }: z.core.$ZodIssue): string {
  return /^(Amount must be|Invalid amount|Invalid integer)/.test(message) ? amountCodeOf(message) : 'parameter_invalid'
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
