// A question while it is written: every kind holds its parts alike, and what is typed stays text.
import type { Question } from '#src/features/courses/contract/questions.ts'

import { numberIn } from '../lesson/answers.ts'

export type QuestionKind = Question['kind']
export const questionKinds = ['one', 'several', 'number', 'order', 'match'] as const satisfies readonly QuestionKind[]

export type Part = { id: string; text: string }
export type Pair = { left: Part; right: Part }
export type QuestionValues = {
  id: string
  kind: QuestionKind
  text: string
  explanation: string
  /** Options to choose from, or parts in their right order. */
  options: Part[]
  /** Ids of the options that are right. */
  right: string[]
  pairs: Pair[]
  number: string
  tolerance: string
  unit: string
}

export const PARTS_MAX = 10
export const PARTS_MIN = 2

/** An id that says nothing: twelve small letters and digits. */
const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
export const newPart = (): Part => ({ id: newId(), text: '' })
export const newPair = (): Pair => ({ left: newPart(), right: newPart() })

export const newQuestion = (kind: QuestionKind): QuestionValues => ({
  id: newId(),
  kind,
  text: '',
  explanation: '',
  options: kind === 'number' || kind === 'match' ? [] : [newPart(), newPart(), newPart()],
  right: [],
  pairs: kind === 'match' ? [newPair(), newPair()] : [],
  number: '',
  tolerance: kind === 'number' ? '0' : '',
  unit: '',
})

/** The same question once more, with ids of its own. */
export function copyOf(question: QuestionValues): QuestionValues {
  const ids = new Map(question.options.map(({ id }) => [id, newId()]))
  const renamed = (part: Part): Part => ({ ...part, id: ids.get(part.id) ?? newId() })
  return {
    ...question,
    id: newId(),
    options: question.options.map(renamed),
    right: question.right.map(id => ids.get(id) ?? id),
    pairs: question.pairs.map(({ left, right }) => ({ left: renamed(left), right: renamed(right) })),
  }
}

export function valuesOfQuestion(question: Question): QuestionValues {
  const { id, kind, text, explanation } = question
  const empty = { ...newQuestion(kind), options: [], pairs: [], id, text, explanation }
  switch (question.kind) {
    case 'one':
      return { ...empty, options: question.options, right: [question.right] }
    case 'several':
      return { ...empty, options: question.options, right: question.right }
    case 'number':
      return { ...empty, number: String(question.right), tolerance: String(question.tolerance), unit: question.unit }
    case 'order':
      return { ...empty, options: question.parts }
    default:
      return { ...empty, pairs: question.pairs }
  }
}

/** A question as it is saved; it has no fault (`faultsOf`). */
export function inputOfQuestion(values: QuestionValues): Question {
  const { id, text, explanation, options, right, pairs, unit } = values
  const common = { id, text: text.trim(), explanation: explanation.trim() }
  switch (values.kind) {
    case 'one':
      return { ...common, kind: 'one', options: options.map(trimmed), right: right[0] ?? '' }
    case 'several':
      return { ...common, kind: 'several', options: options.map(trimmed), right }
    case 'number':
      return {
        ...common,
        kind: 'number',
        right: numberIn(values.number) ?? 0,
        tolerance: numberIn(values.tolerance) ?? 0,
        unit: unit.trim(),
      }
    case 'order':
      return { ...common, kind: 'order', parts: options.map(trimmed) }
    default:
      return {
        ...common,
        kind: 'match',
        pairs: pairs.map(pair => ({ left: trimmed(pair.left), right: trimmed(pair.right) })),
      }
  }
}

const trimmed = ({ id, text }: Part): Part => ({ id, text: text.trim() })

/** What keeps a question from being asked, by the place where it is said. */
type Fault = 'missing' | 'alike' | 'no-number' | 'below-zero' | 'none-right'
export type Faults = { readonly [place: string]: Fault }

/** @returns by place: `text`, the id of a part, `right`, `number` or `tolerance`; empty where nothing is wrong */
export function faultsOf(question: QuestionValues): Faults {
  const { kind, text, options, pairs, right } = question
  return {
    ...(text.trim() === '' && { text: 'missing' as const }),
    ...(kind === 'number' && numberFaults(question)),
    ...(kind !== 'number' && kind !== 'match' && partFaults(options)),
    ...((kind === 'one' || kind === 'several') && right.length === 0 && { right: 'none-right' as const }),
    ...(kind === 'match' && partFaults(pairs.map(pair => pair.left))),
    ...(kind === 'match' && partFaults(pairs.map(pair => pair.right))),
  }
}

function numberFaults({ number, tolerance }: QuestionValues): Faults {
  const spread = numberIn(tolerance)
  return {
    ...(numberIn(number) === undefined && { number: 'no-number' }),
    ...(spread === undefined && { tolerance: 'no-number' }),
    ...(spread !== undefined && spread < 0 && { tolerance: 'below-zero' }),
  }
}

function partFaults(parts: readonly Part[]): Faults {
  const texts = parts.map(({ text }) => text.trim())
  const faults = parts.flatMap(({ id }, index): [string, Fault][] => {
    if (texts[index] === '') return [[id, 'missing']]
    return texts.indexOf(texts[index] ?? '') < index ? [[id, 'alike']] : []
  })
  return Object.fromEntries(faults)
}

export const isWhole = (question: QuestionValues): boolean => Object.keys(faultsOf(question)).length === 0
