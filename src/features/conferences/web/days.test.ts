import { expect, test } from 'vitest'

import { dayNumeral, daysUntil, monthsOf, shownDays, shownSpan } from './days.ts'

const words = (start: string, end: string | null): string =>
  shownDays({ start, end }, 'en')
    .map(({ text }) => text)
    .join(' - ')

const span = (start: string, end: string | null): string => {
  const { days, between } = shownSpan({ start, end }, 'en')
  return days.map(({ text }) => text).join(between)
}

test('P-CONF-3 one day stands with its year, also when it is given as a span of one day', () => {
  expect(words('2027-03-11', null)).toBe('Mar 11, 2027')
  expect(words('2027-03-11', '2027-03-11')).toBe('Mar 11, 2027')
})

test('P-CONF-3 a span names the year only where it ends in another one', () => {
  expect(words('2027-03-11', '2027-03-13')).toBe('Mar 11 - Mar 13')
  expect(words('2026-12-30', '2027-01-02')).toBe('Dec 30 - Jan 2, 2027')
})

test('D-44 K-20 a span says only once what its days share, and always its year', () => {
  expect(span('2027-03-01', null)).toBe('1 March 2027')
  expect(span('2027-03-01', '2027-03-01')).toBe('1 March 2027')
  expect(span('2027-03-11', '2027-03-13')).toBe('11–13 March 2027')
  expect(span('2027-03-30', '2027-04-02')).toBe('30 March – 2 April 2027')
  expect(span('2026-12-30', '2027-01-02')).toBe('30 December 2026 – 2 January 2027')
})

test('D-44 every day is exact for machines, in whatever time zone it is drawn', () => {
  const zone = process.env['TZ']
  try {
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      process.env['TZ'] = TZ
      const date = { start: '2027-03-11', end: '2027-03-13' }
      expect(shownDays(date, 'en')).toEqual([
        { day: '2027-03-11', text: 'Mar 11' },
        { day: '2027-03-13', text: 'Mar 13' },
      ])
      expect(shownSpan(date, 'en').days).toEqual([
        { day: '2027-03-11', text: '11' },
        { day: '2027-03-13', text: '13 March 2027' },
      ])
    }
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})

test('P-CONF-3 the days until a conference are those of the calendar, and none from its first day on', () => {
  expect(daysUntil('2027-03-11', '2027-03-10')).toBe(1)
  expect(daysUntil('2027-03-11', '2027-02-10')).toBe(29)
  expect(daysUntil('2027-03-11', '2027-03-11')).toBe(0)
  expect(daysUntil('2027-03-11', '2027-03-12')).toBe(-1)
})

test('P-CONF-3 the months beside the numerals are those that the conference touches', () => {
  expect(monthsOf({ start: '2026-12-22', end: '2026-12-24' }, 'en')).toBe('December 2026')
  expect(monthsOf({ start: '2026-12-22', end: null }, 'en')).toBe('December 2026')
  expect(monthsOf({ start: '2026-11-29', end: '2026-12-01' }, 'en')).toBe('November – December 2026')
  expect(monthsOf({ start: '2026-12-30', end: '2027-01-02' }, 'en')).toBe('December 2026 – January 2027')
  expect(dayNumeral('2026-12-02', 'en')).toBe('2')
})
