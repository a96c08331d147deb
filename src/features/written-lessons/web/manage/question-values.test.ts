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
  const options = empty.options.map((part, index) => ({ ...part, text: `Option ${index}` }))
  const pairs = empty.pairs.map(({ left, right }, index) => ({
    left: { ...left, text: `Left ${index}` },
    right: { ...right, text: `Right ${index}` },
  }))
  const right = kind === 'one' || kind === 'several' ? options.slice(0, 1).map(({ id }) => id) : []
  return {
    ...empty,
    text: ' What? ',
    explanation: 'So',
    options,
    pairs,
    right,
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
  ['two options are alike', { options: [part('a', 'x'), part('b', ' x ')] }, { b: 'alike' }],
  ['an option is empty', { options: [part('a', 'x'), part('b', ' ')] }, { b: 'missing' }],
  ['none is right', { right: [] }, { right: 'none-right' }],
])('of a choice it says that %s', (_, fields, faults) => {
  const values = filled('several')
  expect(faultsOf({ ...values, ...fields })).toEqual(faults)
})

test('of a number it says that it is none, and that a tolerance is below zero', () => {
  const values = filled('number')
  expect(faultsOf({ ...values, number: 'ten' })).toEqual({ number: 'no-number' })
  expect(faultsOf({ ...values, tolerance: '-1' })).toEqual({ tolerance: 'below-zero' })
  expect(faultsOf({ ...values, tolerance: '' })).toEqual({ tolerance: 'no-number' })
})

test('a copy is another question with the same words', () => {
  const values = filled('several')
  const copy = copyOf(values)
  expect(copy.options.map(({ text }) => text)).toEqual(values.options.map(({ text }) => text))
  const ids = [copy.id, ...copy.options.map(({ id }) => id)]
  for (const id of [values.id, ...values.options.map(one => one.id)]) expect(ids).not.toContain(id)
  expect(copy.right).toEqual([copy.options[0]?.id])
})

function part(id: string, text: string) {
  return { id, text }
}
