import { describe, expect, test } from 'vitest'

import { lastSecondOf, nextPeriod, passEndWith, passEndWithout } from './pass-ends.ts'
import { monthsAfter } from './passes.ts'

const startedAt = new Date('2027-01-10T09:30:00Z')
const ending = (day: string, zone = 'UTC') => ({ startedAt, currentPeriodEnd: lastSecondOf(zone, day) })

/** What is left where the days from one given day to another go back. */
const left = (end: string, from: string, to: string, zone = 'UTC') =>
  passEndWithout(ending(end, zone), { from: lastSecondOf(zone, from), to: lastSecondOf(zone, to) }, zone)

describe('what was given to the end of a day', () => {
  test('goes back as just its days, also between the last days of months', () => {
    expect(left('2027-01-31', '2027-01-28', '2027-01-31')).toEqual(lastSecondOf('UTC', '2027-01-28'))
    expect(left('2027-03-31', '2027-01-28', '2027-03-31')).toEqual(lastSecondOf('UTC', '2027-01-28'))
    expect(left('2027-04-28', '2027-01-31', '2027-04-28')).toEqual(lastSecondOf('UTC', '2027-01-31'))
    // Something follows it.
    expect(left('2027-06-30', '2027-01-28', '2027-01-31')).toEqual(lastSecondOf('UTC', '2027-06-27'))
    expect(left('2027-06-30', '2027-01-28', '2027-03-31')).toEqual(lastSecondOf('UTC', '2027-04-29'))
    expect(left('2027-06-30', '2027-01-31', '2027-04-28')).toEqual(lastSecondOf('UTC', '2027-04-04'))
  })

  test('is counted on the calendar, whatever the clocks do', () => {
    const zone = 'Europe/Berlin'
    const [winter, summer] = [lastSecondOf(zone, '2027-02-28'), lastSecondOf(zone, '2027-03-28')]
    expect([winter, summer].map(at => at.toISOString())).toEqual([
      '2027-02-28T22:59:59.000Z',
      '2027-03-28T21:59:59.000Z',
    ])
    expect(passEndWith(ending('2027-02-28', zone), 1, zone)).toEqual(summer)
    expect(passEndWith(ending('2027-02-28', zone), 12, zone)).toEqual(lastSecondOf(zone, '2028-02-28'))
    expect(passEndWith(ending('2027-01-31', 'America/New_York'), 1, 'America/New_York')).toEqual(
      lastSecondOf('America/New_York', '2027-02-28'),
    )
    // A month of it goes back as a month, and days as days.
    expect(left('2027-05-28', '2027-02-28', '2027-03-28', zone)).toEqual(lastSecondOf(zone, '2027-04-28'))
    expect(left('2027-05-28', '2027-02-20', '2027-03-30', zone)).toEqual(lastSecondOf(zone, '2027-04-20'))
  })
})

test('what was paid by months goes back by months, also where one of them is short', () => {
  const first = new Date('2027-01-31T09:30:00Z')
  const ends = [0, 1, 2, 3, 4].map(months => monthsAfter(first, months))
  const period = { startedAt: first, currentPeriodEnd: monthsAfter(first, 5) }
  for (const [index, from] of ends.slice(0, -1).entries())
    expect(passEndWithout(period, { from, to: ends[index + 1] ?? from }, 'UTC')).toEqual(monthsAfter(first, 4))
  expect(passEndWithout(period, { from: first, to: monthsAfter(first, 3) }, 'UTC')).toEqual(monthsAfter(first, 2))
})

describe('days of which one is no end of a day', () => {
  const noon = new Date('2027-03-10T12:00:00Z')

  test('go back as the time between them, from whatever end', () => {
    const back = passEndWithout(ending('2027-06-30'), { from: noon, to: lastSecondOf('UTC', '2027-03-15') }, 'UTC')
    expect(back).toEqual(new Date('2027-06-25T12:00:00.000Z'))
    const on = passEndWithout(ending('2027-06-30'), { from: lastSecondOf('UTC', '2027-03-05'), to: noon }, 'UTC')
    expect(on).toEqual(new Date('2027-06-26T11:59:58.000Z'))
    const last = { startedAt, currentPeriodEnd: new Date('2027-06-30T12:00:00Z') }
    const days = { from: lastSecondOf('UTC', '2027-03-05'), to: lastSecondOf('UTC', '2027-03-15') }
    expect(passEndWithout(last, days, 'UTC')).toEqual(new Date('2027-06-20T12:00:00Z'))
  })

  test('that are the last of it leave just what was before them', () => {
    const end = new Date('2027-03-31T09:30:00Z')
    const from = new Date('2027-02-28T20:00:00Z')
    expect(passEndWithout({ startedAt, currentPeriodEnd: end }, { from, to: end }, 'UTC')).toEqual(from)
    // A month that ends on no day of its own months.
    const last = { startedAt, currentPeriodEnd: new Date('2027-02-28T09:30:00Z') }
    const month = { from: new Date('2027-01-31T09:30:00Z'), to: last.currentPeriodEnd }
    expect(passEndWithout(last, month, 'UTC')).toEqual(month.from)
  })
})

test('D-4 what is paid next is the next months of what runs, by its clock, or the first from now on', () => {
  const timeZone = 'Europe/Berlin'
  const now = new Date('2027-03-02T08:00:00Z')
  const running = ending('2027-03-20', timeZone)
  expect(nextPeriod(running, 1, { now, timeZone })).toEqual({
    from: running.currentPeriodEnd,
    to: lastSecondOf(timeZone, '2027-04-20'),
  })
  expect(nextPeriod(undefined, 12, { now, timeZone })).toEqual({ from: now, to: monthsAfter(now, 12) })
})
