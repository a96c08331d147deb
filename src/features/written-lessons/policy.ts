import { createHash } from 'node:crypto'

import type { Answer, AskedQuestion, Question } from '#src/features/courses/contract/questions.ts'
import type { Limit } from '#src/server/limits/limits.ts'
import { days, minutes } from '#src/wire/durations.ts'

/** How often one person may answer, of all lessons together (T82). */
export const answerLimit: Limit = { name: 'lesson-answers', max: 60, windowMs: minutes(10) }

/** So many attempts of one person at one lesson are kept besides the first, which alone results tell of. */
export const ATTEMPTS_KEPT = 100

type Part = { readonly id: string; readonly text: string }
type Value = Answer['value']

/**
 * A question as it is asked, without what answers it. Parts that have an order to be found stand in one that says nothing,
 * and that is the same whenever the same person looks in the same attempt.
 */
export function askedOf(question: Question, seed: string): AskedQuestion {
  const { id, text, kind } = question
  switch (kind) {
    case 'one':
    case 'several':
      return { id, kind, text, options: question.options }
    case 'number':
      return { id, kind, text, unit: question.unit }
    case 'order':
      return { id, kind, text, parts: mixed(question.parts, `${seed} ${id}`) }
    default: {
      const [lefts, rights] = [question.pairs.map(({ left }) => left), question.pairs.map(({ right }) => right)]
      return { id, kind, text, lefts, rights: mixed(rights, `${seed} ${id}`) }
    }
  }
}

/** The same parts in another order than they came in, the same one for the same seed. */
function mixed(parts: readonly Part[], seed: string): Part[] {
  const places = new Map(parts.map(part => [part, createHash('sha256').update(`${seed} ${part.id}`).digest('hex')]))
  const others = parts.toSorted((one, other) => ((places.get(one) ?? '') < (places.get(other) ?? '') ? -1 : 1))
  const isAsItWas = others.every((part, index) => part === parts[index])
  return isAsItWas ? [...others.slice(1), ...others.slice(0, 1)] : others
}

/** A question that is answered by choosing, or by putting in order. */
type Chosen = Exclude<Question, { kind: 'number' }>

/** What answers a question. */
export const solutionOf = (question: Question): Value =>
  question.kind === 'number' ? question.right : rightIdsOf(question)

function rightIdsOf(question: Chosen): string[] {
  switch (question.kind) {
    case 'one':
      return [question.right]
    case 'several':
      return question.right
    case 'order':
      return question.parts.map(({ id }) => id)
    default:
      return question.pairs.map(({ right }) => right.id)
  }
}

/** Whether a question could be answered so: with ids of its own, or with a number where it asks for one. */
export function fits(question: Question, value: Value): boolean {
  if (question.kind === 'number') return typeof value === 'number'
  if (typeof value === 'number') return false
  const known = idsOf(question)
  // Somebody may think that two things go with the same one.
  const areDistinct = question.kind === 'match' || new Set(value).size === value.length
  return areDistinct && value.every(id => known.has(id))
}

function idsOf(question: Chosen): ReadonlySet<string> {
  if (question.kind === 'order') return new Set(question.parts.map(({ id }) => id))
  if (question.kind === 'match') return new Set(question.pairs.map(({ right }) => right.id))
  return new Set(question.options.map(({ id }) => id))
}

/** Of numbers that people write with a few digits, the last bit of a double decides nothing. */
const ROUNDING = 1e-9

const isNear = ({ right, tolerance }: { right: number; tolerance: number }, value: number): boolean =>
  Math.abs(value - right) <= tolerance + ROUNDING * Math.max(1, Math.abs(right))

/** Whether an answer is right as a whole: there is nothing between. */
export function isRight(question: Question, value: Value | undefined): boolean {
  if (value === undefined) return false
  if (question.kind === 'number') return typeof value === 'number' && isNear(question, value)
  if (typeof value === 'number') return false
  const solution = rightIdsOf(question)
  const [mine, theirs] = question.kind === 'several' ? [value.toSorted(), solution.toSorted()] : [value, solution]
  return mine.length === theirs.length && mine.every((id, index) => id === theirs[index])
}

/** The share of the questions that is right, in whole percent; all of them alone are 100. */
export const percentOf = (right: number, all: number): number => (all === 0 ? 0 : Math.floor((100 * right) / all))

/** The attempts that a day's limit counts. */
const attemptWindowMs = days(1)

/**
 * How often somebody may answer yet.
 * @param recent when they answered, of the last day at least, in any order
 * @returns what is left (null: without end), and when one that counts is older than a day, for who has none left
 */
export function turnsLeft({ perDay, recent, now }: { perDay: number | null; recent: readonly Date[]; now: Date }) {
  if (perDay === null) return { attemptsLeft: null, opensAgainAt: null }
  const counted = recent.map(at => at.getTime() + attemptWindowMs).filter(ends => ends > now.getTime())
  const attemptsLeft = Math.max(0, perDay - counted.length)
  const [opens] = counted.toSorted((one, other) => one - other).slice(counted.length - perDay)
  return { attemptsLeft, opensAgainAt: attemptsLeft === 0 && opens !== undefined ? new Date(opens) : null }
}

export const attemptsSince = (now: Date): Date => new Date(now.getTime() - attemptWindowMs)

interface Filled {
  readonly kind: string
  readonly content: string
  readonly figure: unknown
  readonly questions: readonly unknown[]
}

/** What keeps a lesson from being published, in words; undefined when nothing does. */
export function lackOf({ kind, content, figure, questions }: Filled): string | undefined {
  if (kind === 'questions') return questions.length === 0 ? 'a question' : undefined
  if (kind === 'figure') return figure === null ? 'a figure' : undefined
  return content.trim() === '' ? 'a text' : undefined
}

/** A lesson of one course goes with it: it is never archived by itself. */
export const stateOf = (publishedAt: Date | null): 'Published' | 'Draft' => (publishedAt ? 'Published' : 'Draft')
