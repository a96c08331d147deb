import { describe, expect, test } from 'vitest'

import { days, hours } from '../durations.ts'
import {
  endWith,
  isHeldOtherwise,
  isPaidUntil,
  isPass,
  isPlace,
  isRenewalTime,
  isReminderDue,
  isRunning,
  isUnlinked,
  monthsAfter,
  monthsBetween,
  passOf,
  placeMembership,
  renewedFrom,
} from './passes.ts'

const at = (text: string) => new Date(`${text}T09:30:00Z`)
const after = (text: string, months: number) => monthsAfter(at(text), months).toISOString().slice(0, 10)

const place = placeMembership({ id: '7', moves: 2 })

test('what a membership is called says whether it is paid until a date, and by whom', () => {
  expect([passOf('7'), place]).toEqual(['pass_7', 'seat_7_2'])
  // What only ends or goes on like that is a subscription.
  const ids = [passOf('7'), place, 'sub_7', 'sub_pass_', 'sub_seat_']
  expect(ids.map(isPass)).toEqual([true, false, false, false, false])
  expect(ids.map(isPlace)).toEqual([false, true, false, false, false])
  expect(ids.map(isPaidUntil)).toEqual([true, true, false, false, false])
  expect(['own_1', 'price_own_', 'plink_1'].map(isUnlinked)).toEqual([true, false, false])
})

describe('a membership', () => {
  const now = at('2027-03-15')
  const [later, before] = [new Date(now.getTime() + 1), new Date(now.getTime() - 1)]
  const all = (['active', 'past-due', 'ended'] as const).flatMap(status =>
    ['sub_7', passOf('7'), place].flatMap(subscriptionId =>
      [later, now, before].map(currentPeriodEnd => ({ subscriptionId, status, currentPeriodEnd })),
    ),
  )
  const named = (of: readonly (typeof all)[number][]) =>
    of.map(({ subscriptionId, status, currentPeriodEnd }) =>
      [subscriptionId, status, currentPeriodEnd.getTime() - now.getTime()].join(' '),
    )

  test('D-4 runs until it is ended, and what is paid until a date until then, whoever has looked', () => {
    const running = (status: string) => [-1, 0, 1].map(ms => `sub_7 ${status} ${ms}`)
    const lasting = (status: string) => [`pass_7 ${status} 1`, `${place} ${status} 1`]
    const wanted = ['active', 'past-due'].flatMap(status => [...running(status), ...lasting(status)])
    expect(named(all.filter(one => isRunning(one, now))).toSorted()).toEqual(wanted.toSorted())
  })

  test('D-8 bars its holder from paying for the plan once more, but a pass, which that renews', () => {
    expect(named(all.filter(one => isHeldOtherwise(one, now)))).toEqual([
      'sub_7 active 1',
      'sub_7 active 0',
      'sub_7 active -1',
      `${place} active 1`,
    ])
  })
})

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
    // What ends on no day of its months, as after days that were given, goes on from its end.
    expect(endWith({ startedAt, currentPeriodEnd: at('2027-02-10') }, 1)).toEqual(at('2027-03-10'))
    expect(monthsBetween(at('2027-01-31'), at('2027-02-28'))).toBe(1)
    expect(monthsBetween(at('2027-02-28'), at('2028-02-28'))).toBe(12)
  })
})

test('may be renewed from two weeks before its end to a month after it', () => {
  const end = at('2027-03-15')
  const on = (ms: number) => isRenewalTime(end, new Date(end.getTime() + ms))
  expect([-days(14) - 1, -days(14), 0, days(30) - 1, days(30)].map(on)).toEqual([false, true, true, true, false])
  expect(renewedFrom(end)).toEqual(at('2027-03-01'))
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
