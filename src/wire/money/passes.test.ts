import { describe, expect, test } from 'vitest'

import { days, hours } from '../durations.ts'
import { endWith, isRenewalTime, isReminderDue, monthsAfter, monthsBetween } from './passes.ts'

const at = (text: string) => new Date(`${text}T09:30:00Z`)
const after = (text: string, months: number) => monthsAfter(at(text), months).toISOString().slice(0, 10)

describe('what is paid for months', () => {
  test('ends on the same day of the month, or on the last one of a shorter month', () => {
    expect(after('2026-11-30', 1)).toBe('2026-12-30')
    expect(after('2027-01-31', 1)).toBe('2027-02-28')
    expect(after('2028-01-31', 1)).toBe('2028-02-29')
    expect(after('2026-12-31', 1)).toBe('2027-01-31')
    expect(after('2028-02-29', 12)).toBe('2029-02-28')
    expect(after('2027-03-31', -1)).toBe('2027-02-28')
    expect(monthsAfter(at('2027-01-31'), 1).toISOString()).toBe('2027-02-28T09:30:00.000Z')
  })

  test('is renewed from its first day on, so that a short month takes no days away, and goes back the same way', () => {
    const startedAt = at('2027-01-31')
    let currentPeriodEnd = monthsAfter(startedAt, 1)
    const ends = [1, 1, 1].map(months => {
      currentPeriodEnd = endWith({ startedAt, currentPeriodEnd }, months)
      return currentPeriodEnd.toISOString().slice(0, 10)
    })
    expect(ends).toEqual(['2027-03-31', '2027-04-30', '2027-05-31'])
    expect(endWith({ startedAt, currentPeriodEnd }, -1)).toEqual(at('2027-04-30'))
    expect(monthsBetween(at('2027-01-31'), at('2027-02-28'))).toBe(1)
    expect(monthsBetween(at('2027-02-28'), at('2028-02-28'))).toBe(12)
  })
})

test('may be renewed from two weeks before its end to a month after it', () => {
  const end = at('2027-03-15')
  const on = (ms: number) => isRenewalTime(end, new Date(end.getTime() + ms))
  expect([-days(14) - 1, -days(14), 0, days(30) - 1, days(30)].map(on)).toEqual([false, true, true, true, false])
})

test('its holder is reminded twice, of two late ones once, and not once it has ended', () => {
  const end = at('2027-03-15')
  const due = (left: number, reminded: number | null) =>
    isReminderDue(end, reminded === null ? null : new Date(end.getTime() - reminded), new Date(end.getTime() - left))
  expect(due(days(15), null)).toBe(false)
  expect(due(days(14), null)).toBe(true)
  expect(due(days(13), days(14))).toBe(false)
  expect(due(days(3), days(14))).toBe(true)
  expect(due(days(3) - hours(1), days(3))).toBe(false)
  // The process was away.
  expect(due(days(6), null)).toBe(true)
  expect(due(days(1), null)).toBe(true)
  expect(due(hours(1), days(1))).toBe(false)
  expect(due(0, null)).toBe(false)
  // The reminders of the period before.
  expect(due(days(14), days(31))).toBe(true)
})
