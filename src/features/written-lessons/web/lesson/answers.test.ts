import { expect, test } from 'vitest'

import type { Question } from '../loaders.ts'
import { answersOf, fitting, isFaulty, moved, numberIn, valueOf } from './answers.ts'

const parts = ['aaaa', 'bbbb'].map(id => ({ id, text: id }))
const one: Question = { id: 'one1', kind: 'one', text: '?', options: parts }
const number: Question = { id: 'num1', kind: 'number', text: '?', unit: 'm' }
const match: Question = { id: 'mat1', kind: 'match', text: '?', lefts: parts, rights: parts }

test.each<[string, number | undefined]>([
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' -2 ', -2],
  ['−2', -2],
  ['.5', 0.5],
  ['٣٫٥', 3.5],
  ['1.5 m', undefined],
  ['1,000.5', undefined],
  ['', undefined],
  ['1e9', undefined],
])('reads %s as a number', (text, value) => {
  expect(numberIn(text)).toBe(value)
})

test('only what is answered whole is sent', () => {
  expect(valueOf(one, { one1: ['aaaa'] })).toEqual(['aaaa'])
  expect(valueOf(one, {})).toBeUndefined()
  expect(valueOf(number, { num1: '2,5' })).toBe(2.5)
  expect(valueOf(match, { mat1: ['aaaa', ''] })).toBeUndefined()
  expect(answersOf([one, number, match], { one1: ['bbbb'], num1: 'x', mat1: ['aaaa', 'aaaa'] })).toEqual([
    { question: 'one1', value: ['bbbb'] },
    { question: 'mat1', value: ['aaaa', 'aaaa'] },
  ])
  expect(isFaulty(number, { num1: 'x' })).toBe(true)
  expect(isFaulty(number, { num1: ' ' })).toBe(false)
})

test('of what was answered stays what is still asked, and nothing that is no answer', () => {
  const several: Question = { id: 'sev1', kind: 'several', text: '?', options: parts }
  const order: Question = { id: 'ord1', kind: 'order', text: '?', parts }
  const all = [one, several, number, order, match]
  const given = { one1: ['bbbb'], sev1: ['aaaa'], num1: '2,5', ord1: ['bbbb', 'aaaa'], mat1: ['bbbb', ''] }
  expect(fitting(all, given)).toEqual(given)
  const before = {
    gone: ['aaaa'],
    one1: ['gone'],
    sev1: ['gone', 'aaaa'],
    ord1: ['aaaa', 'gone'],
    mat1: ['gone', 'aaaa', 'bbbb'],
  }
  expect(fitting(all, before)).toEqual({ one1: [], sev1: ['aaaa'], mat1: ['', 'aaaa'] })
  expect(fitting(all, { one1: 'aaaa', num1: ['aaaa'], ord1: null, mat1: 7 })).toEqual({})
  expect(answersOf(all, fitting(all, before))).toEqual([{ question: 'sev1', value: ['aaaa'] }])
})

test('a part moves by one, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
})
