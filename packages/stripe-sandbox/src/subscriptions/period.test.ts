import { expect, test } from 'vitest'

import { endOfPeriod } from './period.ts'

const at = (day: string) => Date.parse(`${day}T10:30:00Z`) / 1000
const end = (interval: 'day' | 'week' | 'month' | 'year', anchor: string, start = anchor, every = 1) =>
  new Date(endOfPeriod({ interval, interval_count: every }, { anchor: at(anchor), start: at(start) }) * 1000)
    .toISOString()
    .slice(0, 16)

test('a month ends on the same day of the next, or on its last', () => {
  expect(end('month', '2026-01-31')).toBe('2026-02-28T10:30')
  expect(end('month', '2026-01-31', '2026-02-28')).toBe('2026-03-31T10:30')
  expect(end('month', '2027-12-31', '2028-01-31')).toBe('2028-02-29T10:30')
  expect(end('month', '2026-11-21')).toBe('2026-12-21T10:30')
  expect(end('month', '2026-01-15', '2026-01-15', 3)).toBe('2026-04-15T10:30')
})

test('a year that began on 29 February ends on the 28th', () => {
  expect(end('year', '2028-02-29')).toBe('2029-02-28T10:30')
  expect(end('year', '2028-02-29', '2031-02-28')).toBe('2032-02-29T10:30')
})

test('days and weeks are counted', () => {
  expect(end('day', '2026-02-28')).toBe('2026-03-01T10:30')
  expect(end('week', '2026-02-28', '2026-02-28', 2)).toBe('2026-03-14T10:30')
})
