import { expect, test } from 'vitest'

import { Question } from '#src/features/courses/contract/questions.ts'

import {
  copyOf,
  faultsOf,
  inputOfQuestion,
  isWhole,
  newQuestion,
  questionKinds,
  valuesOfQuestion,
  type QuestionValues,
} from './question-values.ts'

/** A question of a kind, with everything that it needs. */
function filled(kind: (typeof questionKinds)[number]): QuestionValues {
  const empty = newQuestion(kind)
  return {
    ...empty,
    text: ' What? ',
    explanation: 'So',
    options: empty.options.map((one, index) => ({ ...one, text: `Option ${index}`, isRight: index === 1 })),
    parts: empty.parts.map((one, index) => ({ ...one, text: `Part ${index}` })),
    pairs: empty.pairs.map(({ left, right }, index) => ({
      left: { ...left, text: `Left ${index}` },
      right: { ...right, text: `Right ${index}` },
    })),
    number: '1,5',
    tolerance: '0.1',
    unit: 'm',
  }
}

test.each(questionKinds)('D-71 what is written as %s is what the academy takes, and comes back', kind => {
  const values = filled(kind)
  expect(faultsOf(values)).toEqual({})
  const input = inputOfQuestion(values)
  expect(Question.parse(input)).toEqual(input)
  expect(input.text).toBe('What?')
  expect(inputOfQuestion(valuesOfQuestion(input))).toEqual(input)
})

test.each(questionKinds)('a new question as %s says what is missing', kind => {
  const empty = newQuestion(kind)
  expect(isWhole(empty)).toBe(false)
  expect(faultsOf(empty)).toMatchObject({ text: 'missing' })
})

test.each<[string, Partial<QuestionValues>, object]>([
  ['two options are alike', { options: [option('a', 'x', true), option('b', ' x ')] }, { b: 'alike' }],
  ['the same letters are alike', { options: [option('a', 'é', true), option('b', 'e\u0301')] }, { b: 'alike' }],
  ['an option is empty', { options: [option('a', 'x', true), option('b', ' ')] }, { b: 'missing' }],
  ['none is right', { options: [option('a', 'x'), option('b', 'y')] }, { right: 'none-right' }],
])('of a choice it says that %s', (_, fields, faults) => {
  expect(faultsOf({ ...filled('several'), ...fields })).toEqual(faults)
})

test.each<[string, Partial<QuestionValues>, object]>([
  ['it is none', { number: 'ten' }, { number: 'no-number' }],
  ['it is larger than the academy counts', { number: '1000000000001' }, { number: 'too-large' }],
  ['its tolerance is below zero', { tolerance: '-1' }, { tolerance: 'below-zero' }],
  ['its tolerance is missing', { tolerance: '' }, { tolerance: 'no-number' }],
])('of a number it says that %s', (_, fields, faults) => {
  expect(faultsOf({ ...filled('number'), ...fields })).toEqual(faults)
})

test('a small number comes back as it was typed', () => {
  const input = inputOfQuestion({ ...filled('number'), number: '0.0000001', tolerance: '0' })
  const { number } = valuesOfQuestion(input)
  expect(number).toBe('0.0000001')
  expect(inputOfQuestion({ ...filled('number'), number })).toMatchObject({ right: 1e-7 })
})

test.each(questionKinds)('a copy of %s is another question with the same words', kind => {
  const values = filled(kind)
  const copy = copyOf(values)
  expect(wordsIn(copy)).toEqual(wordsIn(values))
  const keys = keysIn(copy)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keysIn(values)) expect(keys).not.toContain(key)
})

const partsIn = ({ options, parts, pairs }: QuestionValues) => [
  ...options,
  ...parts,
  ...pairs.flatMap(({ left, right }) => [left, right]),
]
const keysIn = (question: QuestionValues) => [question.key, ...partsIn(question).map(({ key }) => key)]
const wordsIn = (question: QuestionValues) => [question.text, ...partsIn(question).map(({ key: _, ...words }) => words)]

function option(key: string, text: string, isRight = false) {
  return { key, text, isRight }
}
