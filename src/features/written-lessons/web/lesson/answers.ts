// What somebody answers while they do, before it is sent.
import { inWesternDigits } from '#src/ui/controls/western-digits.ts'

import type { Question, Value } from '../loaders.ts'

/** By question: ids in their order ('' for a pair that is not chosen yet), or what was typed as a number. */
export type Given = Readonly<Record<string, readonly string[] | string>>

/** @returns the number that was typed, with a comma or a point; undefined for what is none */
export function numberIn(text: string): number | undefined {
  const plain = inWesternDigits(text)
    .trim()
    .replace(/^\u2212/, '-')
    .replace(',', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** What a question is answered with as it is sent; undefined while it is not answered, or not whole. */
export function valueOf(question: Question, given: Given): Value | undefined {
  const value = given[question.id]
  if (value === undefined || value.length === 0) return undefined
  if (typeof value === 'string') return question.kind === 'number' ? numberIn(value) : undefined
  if (question.kind === 'number') return undefined
  return value.includes('') ? undefined : [...value]
}

/** A number that was typed and is none. */
export function isFaulty(question: Question, given: Given): boolean {
  const value = given[question.id]
  return question.kind === 'number' && typeof value === 'string' && value.trim() !== '' && numberIn(value) === undefined
}

/** What was kept of questions as they are asked now: staff may have changed them since, and anybody can write into storage. */
export function fitting(questions: readonly Question[], kept: Readonly<Record<string, unknown>>): Given {
  const fit = questions.map(question => [question.id, fitOf(question, kept[question.id])] as const)
  return Object.fromEntries(fit.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])))
}

function fitOf(question: Question, value: unknown): readonly string[] | string | undefined {
  if (question.kind === 'number') return typeof value === 'string' ? value : undefined
  if (!Array.isArray(value)) return undefined
  const ids = value.map(String)
  const has = (parts: readonly { readonly id: string }[], id: string) => parts.some(part => part.id === id)
  switch (question.kind) {
    case 'one':
    case 'several':
      return ids.filter(id => has(question.options, id))
    case 'order':
      return ids.length === question.parts.length && question.parts.every(({ id }) => ids.includes(id))
        ? ids
        : undefined
    default:
      return question.lefts.map((_, place) => ids.slice(place, place + 1).find(id => has(question.rights, id)) ?? '')
  }
}

export const answersOf = (questions: readonly Question[], given: Given) =>
  questions.flatMap(question => {
    const value = valueOf(question, given)
    return value === undefined ? [] : [{ question: question.id, value }]
  })

/** Moves a part of an order by one; at the ends it stays. */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) return [...order]
  return order.toSpliced(from, 1).toSpliced(to, 0, id)
}
