import { expect, test } from 'vitest'

import { clockTime } from '#src/wire/clock-time.ts'

import { elapsed, hoursAndMinutes } from './dates.ts'

const now = new Date('2026-03-01T12:00:00Z')

test.each([
  ['2026-03-01T12:00:05Z', 0, 'second'],
  ['2026-03-01T11:59:01Z', 59, 'second'],
  ['2026-03-01T11:59:00Z', 1, 'minute'],
  ['2026-03-01T11:00:01Z', 59, 'minute'],
  ['2026-03-01T11:00:00Z', 1, 'hour'],
  ['2026-02-28T12:00:01Z', 23, 'hour'],
  ['2026-02-28T12:00:00Z', 1, 'day'],
  ['2025-03-01T12:00:00Z', 365, 'day'],
] as const)('X-TIME-1 %s is %i %s(s) ago', (instant, count, unit) => {
  expect(elapsed(new Date(instant), now)).toEqual({ count, unit })
})

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [89, 0, 1],
  [3600, 1, 0],
  [3599, 1, 0],
  [19_230, 5, 21],
])('%i s are %i h %i min', (seconds, hours, minutes) => {
  expect(hoursAndMinutes(seconds)).toEqual({ hours, minutes })
})

test.each([
  [0, '0:00'],
  [552.4, '9:12'],
  [59.6, '1:00'],
  [3845, '1:04:05'],
  [-3, '0:00'],
])('%d s on a clock are %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
