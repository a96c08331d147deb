import { expect, test } from 'vitest'

import { ATTEMPTS_MAX, Question } from '#src/features/courses/contract/questions.ts'
import { expectLimits } from '#src/testing/policies.ts'

import {
  answerLimit,
  askedOf,
  ATTEMPTS_KEPT,
  attemptsSince,
  fits,
  isRight,
  lackOf,
  percentOf,
  solutionOf,
  stateOf,
  turnsLeft,
} from './policy.ts'

const part = (id: string) => ({ id, text: `Part ${id}` })
const parts = ['aaaa', 'bbbb', 'cccc'].map(part)
const about = { text: 'What?', explanation: 'Because' }
const one: Question = { ...about, id: 'one1', kind: 'one', options: parts, right: 'bbbb' }
const several: Question = { ...about, id: 'sev1', kind: 'several', options: parts, right: ['cccc', 'aaaa'] }
const number: Question = { ...about, id: 'num1', kind: 'number', right: 9.81, tolerance: 0.1, unit: 'm/s²' }
const order: Question = { ...about, id: 'ord1', kind: 'order', parts }
const match: Extract<Question, { kind: 'match' }> = {
  ...about,
  id: 'mat1',
  kind: 'match',
  pairs: [
    { left: part('aaaa'), right: part('dddd') },
    { left: part('bbbb'), right: part('eeee') },
    { left: part('cccc'), right: part('ffff') },
  ],
}
const all = [one, several, number, order, match]

test.each<[string, Question, (string[] | number | undefined)[], (string[] | number | undefined)[]]>([
  ['one choice', one, [['bbbb']], [['aaaa'], [], ['bbbb', 'cccc'], 2, undefined]],
  [
    'several choices, in any order',
    several,
    [
      ['aaaa', 'cccc'],
      ['cccc', 'aaaa'],
    ],
    [['aaaa'], ['aaaa', 'bbbb', 'cccc'], [], 2],
  ],
  ['a number with its tolerance', number, [9.81, 9.71, 9.91, 9.8], [9.7, 9.92, -9.81, 0, ['aaaa'], undefined]],
  ['an order', order, [['aaaa', 'bbbb', 'cccc']], [['bbbb', 'aaaa', 'cccc'], ['aaaa', 'bbbb'], [], 3]],
  ['pairs', match, [['dddd', 'eeee', 'ffff']], [['eeee', 'dddd', 'ffff'], ['dddd', 'eeee'], [], 3]],
])('marks %s', (_, question, right, wrong) => {
  for (const value of right) expect(isRight(question, value), JSON.stringify(value)).toBe(true)
  for (const value of wrong) expect(isRight(question, value), JSON.stringify(value)).toBe(false)
  expect(isRight(question, solutionOf(question))).toBe(true)
})

test('a number without a tolerance is right as it is written, whatever a double makes of it', () => {
  const sum: Question = { ...number, right: 0.3, tolerance: 0 }
  expect(isRight(sum, 0.1 + 0.2)).toBe(true)
  expect(isRight(sum, 0.300001)).toBe(false)
})

test.each([
  [0, [0, 1e-9, -1e-9], [1.1e-9, -1.1e-9]],
  [-1_000_000, [-1_000_000.0005, -999_999.9995], [-1_000_000.002, -999_999.998, 1_000_000]],
])('a billionth of a large number is rounding, and of a small one a billionth: %d', (exact, right, wrong) => {
  const question: Question = { ...number, right: exact, tolerance: 0 }
  for (const value of right) expect(isRight(question, value), String(value)).toBe(true)
  for (const value of wrong) expect(isRight(question, value), String(value)).toBe(false)
})

test('an id that looks like the right number is no number', () => {
  expect(isRight({ ...number, right: 9000 }, ['9000'])).toBe(false)
})

test('T35 a question is asked with its words, and with what there is to choose from', () => {
  const lefts = match.pairs.map(({ left }) => left)
  const rights = match.pairs.map(({ right }) => right)
  const sorted = (shown: readonly { id: string }[]) => shown.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(askedOf(one, 'somebody 1')).toEqual({ id: 'one1', kind: 'one', text: 'What?', options: parts })
  expect(askedOf(several, 'somebody 1')).toEqual({ id: 'sev1', kind: 'several', text: 'What?', options: parts })
  expect(askedOf(number, 'somebody 1')).toEqual({ id: 'num1', kind: 'number', text: 'What?', unit: 'm/s²' })
  for (let n = 0; n < 20; n += 1) {
    const [sequence, pairs] = [askedOf(order, `somebody ${n}`), askedOf(match, `somebody ${n}`)]
    if (sequence.kind !== 'order' || pairs.kind !== 'match') throw new Error('another kind')
    expect({ ...sequence, parts: sorted(sequence.parts) }).toEqual({ id: 'ord1', kind: 'order', text: 'What?', parts })
    expect({ ...pairs, rights: sorted(pairs.rights) }).toEqual({
      id: 'mat1',
      kind: 'match',
      text: 'What?',
      lefts,
      rights,
    })
  }
})

test('T35 what is asked says nothing of what answers it', () => {
  for (const question of all) {
    const asked = JSON.stringify(askedOf(question, 'somebody 1'))
    expect(asked).not.toContain('Because')
    expect(asked).not.toMatch(/right"|tolerance|pairs/)
    expect(asked).not.toContain('9.81')
  }
})

test('T35 parts to be put in order never stand in their right order, and stay where they are while one answers', () => {
  for (let n = 0; n < 200; n += 1) {
    const asked = askedOf(order, `somebody ${n}`)
    if (asked.kind !== 'order') throw new Error('another kind')
    expect(
      isRight(
        order,
        asked.parts.map(({ id }) => id),
      ),
    ).toBe(false)
    expect(askedOf(order, `somebody ${n}`)).toEqual(asked)
    const pairs = askedOf(match, `somebody ${n}`)
    if (pairs.kind !== 'match') throw new Error('another kind')
    expect(
      isRight(
        match,
        pairs.rights.map(({ id }) => id),
      ),
    ).toBe(false)
  }
  for (const question of [order, match]) {
    const seen = new Set(Array.from({ length: 50 }, (_, n) => JSON.stringify(askedOf(question, `somebody ${n}`))))
    expect(seen.size).toBeGreaterThan(2)
  }
})

test.each([
  [1, 'bbbb aaaa cccc'],
  [2, 'aaaa cccc bbbb'],
  [5, 'cccc aaaa bbbb'],
  [7, 'bbbb cccc aaaa'],
])('T35 who answers while the academy is updated finds the parts where they were: %d', (n, ids) => {
  expect(askedOf(order, `somebody ${n}`)).toMatchObject({ parts: ids.split(' ').map(part) })
})

test('an answer names what the question offers, once each', () => {
  expect(fits(one, ['aaaa'])).toBe(true)
  expect(fits(one, ['zzzz'])).toBe(false)
  expect(fits(several, ['aaaa', 'aaaa'])).toBe(false)
  expect(fits(several, ['aaaa', 'zzzz'])).toBe(false)
  expect(fits(several, ['cccc', 'aaaa'])).toBe(true)
  expect(fits(order, ['cccc', 'aaaa', 'bbbb'])).toBe(true)
  expect(fits(order, ['cccc', 'aaaa', 'dddd'])).toBe(false)
  expect(fits(match, ['aaaa', 'bbbb', 'cccc'])).toBe(false)
  expect(fits(match, ['dddd', 'dddd', 'eeee']), 'two of one').toBe(true)
  expect(isRight(match, ['dddd', 'dddd', 'eeee'])).toBe(false)
  expect(fits(number, 1)).toBe(true)
  expect(fits(number, ['aaaa'])).toBe(false)
  expect(fits(order, 1)).toBe(false)
})

test.each([
  [{ ...one, right: 'zzzz' }, 'No answer is the right one'],
  [{ ...several, right: ['aaaa', 'aaaa'] }, 'An answer stands twice'],
  [{ ...several, right: [] }, 'Too small'],
  [{ ...one, options: [part('aaaa')], right: 'aaaa' }, 'Too small'],
  [{ ...one, options: [part('aaaa'), { id: 'bbbb', text: 'Part aaaa' }] }, 'Two answers are alike'],
  [{ ...match, pairs: [match.pairs[0], { left: part('bbbb'), right: part('aaaa') }] }, 'An id stands twice'],
  [{ ...number, tolerance: -1 }, 'Too small'],
  [{ ...number, right: Number.NaN }, 'Invalid input'],
])('refuses a question that cannot be answered: %j', (question, message) => {
  const { error } = Question.safeParse(question)
  expect(error?.issues[0]?.message).toContain(message)
})

test('a share is never rounded up to what was not reached', () => {
  expect([percentOf(2, 3), percentOf(3, 3), percentOf(0, 3), percentOf(0, 0)]).toEqual([66, 100, 0, 0])
})

const at = (hour: number) => new Date(Date.UTC(2026, 0, 2, hour))
test.each<[string, number | null, Date[], number | null, Date | null]>([
  ['without a limit', null, [at(1), at(2)], null, null],
  ['before the first', 2, [], 2, null],
  ['with one left', 2, [at(11)], 1, null],
  ['with none left, until the first is a day old', 2, [at(11), at(9)], 0, new Date(Date.UTC(2026, 0, 3, 9))],
  ['with what is a day old not counted', 2, [new Date(Date.UTC(2026, 0, 1, 12)), at(9)], 1, null],
  ['that may never be', 0, [], 0, null],
  ['that may not be any more', 0, [at(9)], 0, null],
  ['with more than a limit that was lowered', 1, [at(8), at(9), at(10)], 0, new Date(Date.UTC(2026, 0, 3, 10))],
])('counts attempts %s', (_, perDay, recent, attemptsLeft, opensAgainAt) => {
  expect(turnsLeft({ perDay, recent, now: at(12) })).toEqual({ attemptsLeft, opensAgainAt })
})

test('the attempts of a day are those of the last 24 hours', () => {
  expect(attemptsSince(at(12))).toEqual(new Date(Date.UTC(2026, 0, 1, 12)))
})

test('a lesson is published from the moment that says so, and a draft before', () => {
  expect([stateOf(at(1)), stateOf(new Date(0)), stateOf(null)]).toEqual(['Published', 'Published', 'Draft'])
})

test("T82 who answers all the time is slowed down, and a day's limit of attempts never needs more than are kept", () => {
  expectLimits([answerLimit])
  expect(ATTEMPTS_KEPT).toBeGreaterThan(ATTEMPTS_MAX)
})

test('what is empty cannot be published', () => {
  const empty = { content: '', figure: null, questions: [] }
  expect(lackOf({ ...empty, kind: 'reading' })).toBe('a text')
  expect(lackOf({ ...empty, kind: 'reading', content: ' \n\t' })).toBe('a text')
  expect(lackOf({ ...empty, kind: 'reading', content: '<p>x</p>' })).toBeUndefined()
  expect(lackOf({ ...empty, kind: 'figure', content: '<p>x</p>' })).toBe('a figure')
  expect(lackOf({ ...empty, kind: 'figure', figure: {} })).toBeUndefined()
  expect(lackOf({ ...empty, kind: 'questions', content: '<p>x</p>' })).toBe('a question')
  expect(lackOf({ ...empty, kind: 'questions', questions: [one] })).toBeUndefined()
})
