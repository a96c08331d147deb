// A question while it is written: what is typed stays text. What a part is called goes by the name `key`, of which no words
// about a conflict speak.
import type { Question } from '#src/features/courses/contract/questions.ts'

import { numberIn } from '../lesson/answers.ts'
import { numberFault, plainNumber } from './typed-number.ts'

export type QuestionKind = Question['kind']
export const questionKinds = ['one', 'several', 'number', 'order', 'match'] as const satisfies readonly QuestionKind[]

export type Part = { key: string; text: string }
export type Option = Part & { isRight: boolean }
export type Pair = { left: Part; right: Part }
export type QuestionValues = {
  key: string
  kind: QuestionKind
  text: string
  /** To choose from. */
  options: Option[]
  /** In their right order. */
  parts: Part[]
  pairs: Pair[]
  number: string
  tolerance: string
  unit: string
  explanation: string
}

export const PARTS_MAX = 10
export const PARTS_MIN = 2
const NUMBER_MAX = 1e12

/** An id that says nothing: twelve small letters and digits. */
const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
export const newPart = (): Part => ({ key: newKey(), text: '' })
export const newOption = (): Option => ({ ...newPart(), isRight: false })
export const newPair = (): Pair => ({ left: newPart(), right: newPart() })

const noQuestion = (kind: QuestionKind): QuestionValues => ({
  key: newKey(),
  kind,
  text: '',
  options: [],
  parts: [],
  pairs: [],
  number: '',
  tolerance: '',
  unit: '',
  explanation: '',
})

export const newQuestion = (kind: QuestionKind): QuestionValues => ({
  ...noQuestion(kind),
  options: kind === 'one' || kind === 'several' ? [newOption(), newOption(), newOption()] : [],
  parts: kind === 'order' ? [newPart(), newPart(), newPart()] : [],
  pairs: kind === 'match' ? [newPair(), newPair()] : [],
  tolerance: kind === 'number' ? '0' : '',
})

/** The same question once more, with ids of its own. */
export function copyOf(question: QuestionValues): QuestionValues {
  const again = <P extends Part>(part: P): P => ({ ...part, key: newKey() })
  return {
    ...again(question),
    options: question.options.map(again),
    parts: question.parts.map(again),
    pairs: question.pairs.map(({ left, right }) => ({ left: again(left), right: again(right) })),
  }
}

export function valuesOfQuestion(question: Question): QuestionValues {
  const { id, kind, text, explanation } = question
  const common = { ...noQuestion(kind), key: id, text, explanation }
  switch (question.kind) {
    case 'one':
      return { ...common, options: optionsOf(question.options, [question.right]) }
    case 'several':
      return { ...common, options: optionsOf(question.options, question.right) }
    case 'number': {
      const { right, tolerance, unit } = question
      return { ...common, number: plainNumber(right), tolerance: plainNumber(tolerance), unit }
    }
    case 'order':
      return { ...common, parts: question.parts.map(partOf) }
    default:
      return {
        ...common,
        pairs: question.pairs.map(({ left, right }) => ({ left: partOf(left), right: partOf(right) })),
      }
  }
}

type StoredPart = { id: string; text: string }
const partOf = ({ id, text }: StoredPart): Part => ({ key: id, text })
const optionsOf = (options: readonly StoredPart[], right: readonly string[]): Option[] =>
  options.map(option => ({ ...partOf(option), isRight: right.includes(option.id) }))

/** A question as it is saved; it has no fault (`faultsOf`). */
export function inputOfQuestion(values: QuestionValues): Question {
  const { key: id, options, parts, pairs } = values
  const common = { id, text: values.text.trim(), explanation: values.explanation.trim() }
  const right = options.filter(({ isRight }) => isRight).map(({ key }) => key)
  switch (values.kind) {
    case 'one':
      return { ...common, kind: 'one', options: options.map(storedPart), right: right[0] ?? '' }
    case 'several':
      return { ...common, kind: 'several', options: options.map(storedPart), right }
    case 'number':
      return {
        ...common,
        kind: 'number',
        right: numberIn(values.number) ?? 0,
        tolerance: numberIn(values.tolerance) ?? 0,
        unit: values.unit.trim(),
      }
    case 'order':
      return { ...common, kind: 'order', parts: parts.map(storedPart) }
    default:
      return {
        ...common,
        kind: 'match',
        pairs: pairs.map(pair => ({ left: storedPart(pair.left), right: storedPart(pair.right) })),
      }
  }
}

const storedPart = ({ key, text }: Part): StoredPart => ({ id: key, text: text.trim() })

/** What keeps a question from being asked, by the place where it is said. */
type Fault = 'missing' | 'alike' | 'no-number' | 'too-large' | 'below-zero' | 'none-right'
export type Faults = { readonly [place: string]: Fault }

/** @returns by place: `text`, the key of a part, `right`, `number` or `tolerance`; empty where nothing is wrong */
export function faultsOf(question: QuestionValues): Faults {
  const { kind, text, options, parts, pairs } = question
  const isChoice = kind === 'one' || kind === 'several'
  return {
    ...(text.trim() === '' && { text: 'missing' as const }),
    ...(kind === 'number' && numberFaults(question)),
    ...partFaults(options),
    ...(isChoice && !options.some(({ isRight }) => isRight) && { right: 'none-right' as const }),
    ...partFaults(parts),
    ...partFaults(pairs.map(({ left }) => left)),
    ...partFaults(pairs.map(({ right }) => right)),
  }
}

function numberFaults({ number, tolerance }: QuestionValues): Faults {
  const [right, spread] = [numberFault(number, NUMBER_MAX), numberFault(tolerance, NUMBER_MAX)]
  const isBelow = (numberIn(tolerance) ?? 0) < 0
  return {
    ...(right && { number: right }),
    ...(isBelow && { tolerance: 'below-zero' }),
    ...(spread && { tolerance: spread }),
  }
}

function partFaults(parts: readonly Part[]): Faults {
  // As the academy reads them: an accent of its own is the same letter.
  const texts = parts.map(({ text }) => text.trim().normalize('NFC'))
  const faults = parts.flatMap(({ key }, index): [string, Fault][] => {
    if (texts[index] === '') return [[key, 'missing']]
    return texts.indexOf(texts[index] ?? '') < index ? [[key, 'alike']] : []
  })
  return Object.fromEntries(faults)
}

export const isWhole = (question: QuestionValues): boolean => Object.keys(faultsOf(question)).length === 0
