import { describe, expect, test } from 'vitest'

import { dayIn, isTimeZone } from '#src/wire/time-zone.ts'

import { daysShown, streakOf } from './policy.ts'

describe('days of study', () => {
  test('a day is that of the learner, wherever they are', () => {
    const instant = new Date('2026-11-27T23:30:00Z')
    expect(dayIn('UTC', instant)).toBe('2026-11-27')
    expect(dayIn('Africa/Algiers', instant)).toBe('2026-11-28')
    expect(dayIn('Pacific/Honolulu', instant)).toBe('2026-11-27')
    expect(dayIn('Pacific/Kiritimati', instant)).toBe('2026-11-28')
  })

  test('only zones that exist are zones', () => {
    for (const zone of ['UTC', 'Europe/Paris', 'Asia/Kathmandu']) expect(isTimeZone(zone), zone).toBe(true)
    for (const zone of ['', 'Mars/Olympus', "x'; drop table", '__proto__']) expect(isTimeZone(zone), zone).toBe(false)
  })

  test('whole weeks are shown, Mondays first', () => {
    for (const today of ['2026-11-23', '2026-11-27', '2026-11-29']) {
      const shown = daysShown(today)
      expect(shown).toHaveLength(35)
      expect(shown[0]).toBe('2026-10-26')
      expect(shown.at(-1)).toBe('2026-11-29')
    }
    expect(daysShown('2026-11-30').at(-1)).toBe('2026-12-06')
    expect(daysShown('1969-12-31').at(-1)).toBe('1970-01-04')
  })
})

describe('a streak', () => {
  const today = '2026-11-27'
  test.each([
    ['nothing', [], { days: 0, restDays: 0, longest: 0 }],
    ['today alone', ['2026-11-27'], { days: 1, restDays: 0, longest: 1 }],
    ['yesterday: today is not over', ['2026-11-26'], { days: 1, restDays: 0, longest: 1 }],
    ['three days in a row', ['2026-11-25', '2026-11-26', '2026-11-27'], { days: 3, restDays: 0, longest: 3 }],
    ['rest belongs to it', ['2026-11-23', '2026-11-26', '2026-11-27'], { days: 3, restDays: 2, longest: 3 }],
    ['two days of rest until now', ['2026-11-24'], { days: 1, restDays: 2, longest: 1 }],
    ['three end it', ['2026-11-22', '2026-11-23'], { days: 0, restDays: 0, longest: 2 }],
    ['three between end it', ['2026-11-20', '2026-11-21', '2026-11-25'], { days: 1, restDays: 1, longest: 2 }],
    ['over the end of a year', ['2025-12-30', '2025-12-31', '2026-01-01'], { days: 0, restDays: 0, longest: 3 }],
  ])('%s', (_, studied, streak) => {
    expect(streakOf(studied, today)).toEqual(streak)
  })
})
