import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { movementKinds } from '#src/features/orders/tables.ts'

import { figuresOf, linesOf, paidBy, type Entry, spanOf, stepsOf } from './policy.ts'

const courseId = '5f0c4d2e-0000-4000-8000-000000000001'
const moved = (fields: Partial<Entry>): Entry => ({
  what: 'payment',
  amountCents: 8_900,
  paymentId: 'pi_1',
  courseId,
  ...fields,
})

test.each([
  ['pi_3Abc', 'card'],
  ['pi_', 'card'],
  ['tr_2026', 'transfer'],
  ['trh_01', 'hand'],
  ['trh', 'hand'],
  ['pi_trh', 'card'],
  ['cg_01', 'chargily'],
  [null, 'other'],
])('a payment %s was paid by %s', (id, method) => expect(paidBy(id)).toBe(method))

describe('double entry', () => {
  const entry = (fields: Partial<Entry>) =>
    linesOf(moved(fields)).map(({ account, amountCents }) => [account, amountCents])

  test('what comes is a debit of where it lies and a credit of what was sold, and what goes the reverse', () => {
    expect(entry({})).toEqual([
      ['card:stripe', 8_900],
      ['sales:courses', -8_900],
    ])
    expect(entry({ what: 'refund', amountCents: -500 })).toEqual([
      ['card:stripe', -500],
      ['sales:courses', 500],
    ])
    expect(entry({ what: 'refund-failed', amountCents: 500, paymentId: 'tr_1' })).toEqual([
      ['transfer:bank', 500],
      ['sales:courses', -500],
    ])
    expect(entry({ paymentId: 'trh_1' })).toEqual([
      ['cash:by-hand', 8_900],
      ['sales:courses', -8_900],
    ])
    expect(entry({ courseId: null, paymentId: null })).toEqual([
      ['other:outside', 8_900],
      ['sales:memberships', -8_900],
    ])
  })

  test('what banks take, and give up again, stands apart from what was sold', () => {
    expect(entry({ what: 'chargeback', amountCents: -8_900 })).toEqual([
      ['card:stripe', -8_900],
      ['disputes', 8_900],
    ])
    expect(entry({ what: 'chargeback-won', amountCents: 8_900, paymentId: 'cg_1' })).toEqual([
      ['card:chargily', 8_900],
      ['disputes', -8_900],
    ])
  })

  test('what a provider keeps stands apart from what was sold, by the provider', () => {
    expect(entry({ what: 'fee', amountCents: -288 })).toEqual([
      ['card:stripe', -288],
      ['fees:stripe', 288],
    ])
    expect(entry({ what: 'fee', amountCents: 1_500, paymentId: 'cg_1', courseId: null })).toEqual([
      ['card:chargily', 1_500],
      ['fees:chargily', -1_500],
    ])
  })

  test('a tax moves no money: an invoice takes it out of what was sold, a credit note gives it back', () => {
    expect(entry({ what: 'tax', amountCents: 1_421, paymentId: null })).toEqual([
      ['sales:courses', 1_421],
      ['tax', -1_421],
    ])
    expect(entry({ what: 'tax', amountCents: -1_421, courseId: null })).toEqual([
      ['sales:memberships', -1_421],
      ['tax', 1_421],
    ])
  })

  test('the lines of any entries add up to nothing', () => {
    const any = fc.record({
      what: fc.constantFrom(...movementKinds, 'tax' as const),
      amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      paymentId: fc.constantFrom('pi_1', 'tr_1', 'cg_1', 'other', null),
      courseId: fc.constantFrom(courseId, null),
    })
    fc.assert(
      fc.property(fc.array(any), all => {
        const lines = all.flatMap(one => linesOf(one))
        expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
      }),
    )
  })
})

test('a refund that failed counts against refunds, and a dispute that was won against disputes', () => {
  const sums = [
    { what: 'payment', cents: 10_000 },
    { what: 'refund', cents: -900 },
    { what: 'refund-failed', cents: 200 },
    { what: 'chargeback', cents: -3_000 },
    { what: 'chargeback-won', cents: 1_000 },
    { what: 'fee', cents: -300 },
    { what: 'tax', cents: 1_400 },
  ] as const
  expect(figuresOf(sums)).toEqual({ gross: 10_000, refunds: 700, disputes: 2_000, fees: 300, net: 7_000, tax: 1_400 })
  expect(figuresOf([])).toEqual({ gross: 0, refunds: 0, disputes: 0, fees: 0, net: 0, tax: 0 })
})

describe('periods', () => {
  const now = new Date('2026-03-31T23:30:00Z')
  const clock = { now, timeZone: 'UTC' }
  const days = (asked: Parameters<typeof spanOf>[0], at = now) => {
    const { from, to, unit } = spanOf(asked, { ...clock, now: at })
    return [from, to, unit]
  }

  test('a word names whole months and years, also at the end of a month and of a year', () => {
    expect(days({})).toEqual(['2026-03-01', '2026-03-31', 'day'])
    expect(days({ period: 'last_month' })).toEqual(['2026-02-01', '2026-02-28', 'day'])
    expect(days({ period: 'this_year' })).toEqual(['2026-01-01', '2026-12-31', 'month'])
    expect(days({ period: 'last_year' })).toEqual(['2025-01-01', '2025-12-31', 'month'])
    const newYear = new Date('2028-01-01T00:00:00Z')
    expect(days({ period: 'last_month' }, newYear)).toEqual(['2027-12-01', '2027-12-31', 'day'])
    expect(days({ period: 'last_month' }, new Date('2028-03-30T12:00:00Z'))).toEqual([
      '2028-02-01',
      '2028-02-29',
      'day',
    ])
  })

  test('free days go before a word, whichever comes first, and one of them is enough', () => {
    expect(days({ period: 'last_year', from: '2026-02-10', to: '2026-02-12' })).toEqual([
      '2026-02-10',
      '2026-02-12',
      'day',
    ])
    expect(days({ from: '2026-02-12', to: '2026-02-10' })).toEqual(['2026-02-10', '2026-02-12', 'day'])
    expect(days({ from: '2026-03-20', to: '2026-03-20' })).toEqual(['2026-03-20', '2026-03-20', 'day'])
    // Sixty-two days are told one by one.
    expect(days({ from: '2026-01-01', to: '2026-03-03' })).toEqual(['2026-01-01', '2026-03-03', 'day'])
    expect(days({ from: '2026-01-01', to: '2026-03-04' })).toEqual(['2026-01-01', '2026-03-04', 'month'])
    expect(days({ from: '2026-03-20' })).toEqual(['2026-03-20', '2026-03-31', 'day'])
    expect(days({ to: '2025-05-05' })).toEqual(['2025-01-01', '2025-05-05', 'month'])
  })

  test('the last day is in it to its end, and what has not begun has no step', () => {
    const span = spanOf({ from: '2026-03-30', to: '2026-04-02' }, clock)
    expect([span.start, span.end]).toEqual([new Date('2026-03-30T00:00:00Z'), new Date('2026-04-03T00:00:00Z')])
    expect(stepsOf(span, now)).toEqual(['2026-03-30', '2026-03-31'])
    expect(stepsOf(spanOf({ from: '2026-03-29', to: '2026-03-30' }, clock), now)).toEqual(['2026-03-29', '2026-03-30'])
    expect(stepsOf(spanOf({ from: '2026-01-15', to: '2026-12-31' }, clock), now)).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ])
    expect(stepsOf(spanOf({ from: '2027-01-01', to: '2027-01-31' }, clock), now)).toEqual([])
  })
  test('days begin with those of the academy’s time zone', () => {
    const there = { now, timeZone: 'Africa/Algiers' }
    const span = spanOf({ period: 'this_month' }, there)
    expect([span.from, span.to, span.start.toISOString()]).toEqual([
      '2026-04-01',
      '2026-04-30',
      '2026-03-31T23:00:00.000Z',
    ])
    expect(stepsOf(span, now)).toEqual(['2026-04-01'])
  })
})
