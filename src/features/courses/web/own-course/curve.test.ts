import { expect, test } from 'vitest'

import { curveTo, ticksOf } from './curve.ts'

test('the line begins at the left below and ends where the learner is', () => {
  expect(curveTo(0)).toBe('M0.0 190.0L0.0 190.0')
  expect(curveTo(1)).toMatch(/^M0\.0 190\.0L.*L1200\.0 14\.0$/)
  expect(curveTo(0.5)).toMatch(/L600\.0 1[56]\d\.\d$/)
})

test.each([
  [1, 1],
  [12, 12],
  [13, 7],
  [40, 10],
  [200, 12],
])('of %i lessons, %i numbers stand below it, and each lesson belongs to one', (lessons, count) => {
  const ticks = ticksOf(lessons)
  expect(ticks).toHaveLength(count)
  expect(ticks.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))).toEqual(
    Array.from({ length: lessons }, (_, index) => index + 1),
  )
})
