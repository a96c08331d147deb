import { describe, expect, test } from 'vitest'

import { days, hours } from '#src/wire/durations.ts'

import { type Booked, lackingFeesOf, lackingOf, nextFeesAt } from './policy.ts'

const paid = {
  status: 'succeeded',
  receivedCents: 4900,
  refundedCents: 0,
  failedCents: 0,
  dispute: null,
  disputedCents: 0,
  revision: 0,
} as const
type Answer = Parameters<typeof lackingOf>[0]

/** What is written for an answer, as words: `refund -1000`. */
const written = (answer: Partial<Answer>, booked: Booked = {}) =>
  lackingOf({ ...paid, ...answer }, booked).map(({ what, amountCents }) => `${what} ${amountCents}`)

describe('R3 what the ledger lacks of a payment', () => {
  test.each<[string, Partial<Answer>, Booked, string[]]>([
    ['a payment of which nothing is written', {}, {}, ['payment 4900']],
    ['a payment of which something is written', { receivedCents: 5000 }, { payment: 4900 }, ['payment 100']],
    ['a payment that was written too high', { receivedCents: 4800 }, { payment: 4900 }, ['payment -100']],
    ['nothing of what is written', {}, { payment: 4900 }, []],
    ['a part that went back', { refundedCents: 1000 }, { payment: 4900 }, ['refund -1000']],
    ['the rest of it', { refundedCents: 4900 }, { payment: 4900, refund: -1000 }, ['refund -3900']],
    ['nothing more of it', { refundedCents: 1000 }, { payment: 4900, refund: -1000 }, []],
    ['a payment and what went back of it', { refundedCents: 4900 }, {}, ['payment 4900', 'refund -4900']],
  ])('is %s', (_, answer, booked, lacking) => {
    expect(written(answer, booked)).toEqual(lacking)
  })

  test('R3 an answer that comes twice adds nothing, whatever it tells of', () => {
    const all = { refundedCents: 500, failedCents: 300, dispute: 'lost', disputedCents: 700 } as const
    const moved = lackingOf({ ...paid, ...all }, {})
    expect(written(all)).toEqual(['payment 4900', 'refund -800', 'refund-failed 300', 'chargeback -700'])
    expect(written(all, Object.fromEntries(moved.map(({ what, amountCents }) => [what, amountCents])))).toEqual([])
  })

  test.each(['waiting', 'processing', 'canceled'] as const)('is nothing of one that is %s: no money came', status => {
    expect(written({ status })).toEqual([])
  })

  test('R3 is nothing where the answer is older than what is written', () => {
    const answer = { refundedCents: 1000, revision: 2 }
    expect(written(answer, { payment: 4900, revision: 3 })).toEqual([])
    expect(written(answer, { payment: 4900, revision: 2 })).toEqual(['refund -1000'])
    expect(written(answer, { payment: 4900, revision: 1 })).toEqual(['refund -1000'])
  })
})

test('a refund that fails went out and came back; sent again, it goes out once more', () => {
  const tried = { payment: 4900, refund: -1000 }
  expect(written({ failedCents: 1000 }, tried)).toEqual(['refund-failed 1000'])
  const failed = { ...tried, 'refund-failed': 1000 }
  expect(written({ failedCents: 1000 }, failed)).toEqual([])
  expect(written({ failedCents: 1000, refundedCents: 1000 }, failed)).toEqual(['refund -1000'])
  expect(written({ failedCents: 2000 }, { ...failed, refund: -2000 })).toEqual(['refund-failed 1000'])
  expect(written({ failedCents: 1000 }, { payment: 4900 })).toEqual(['refund -1000', 'refund-failed 1000'])
})

describe('what a bank takes back', () => {
  const booked = { payment: 4900 }
  const lost = { dispute: 'lost', disputedCents: 4900 } as const

  test.each([null, 'open', 'won'] as const)('is nothing while the dispute is %s', dispute => {
    expect(written({ dispute, disputedCents: 4900 }, booked)).toEqual([])
  })

  test('is what the lost dispute was about, which may be a part', () => {
    expect(written(lost, booked)).toEqual(['chargeback -4900'])
    expect(written({ ...lost, disputedCents: 1500 }, booked)).toEqual(['chargeback -1500'])
    expect(written({ ...lost, disputedCents: 2000 }, { ...booked, chargeback: -1500 })).toEqual(['chargeback -500'])
  })

  test('comes again when the dispute is won after all, and goes once more when another is lost', () => {
    const taken = { ...booked, chargeback: -4900 }
    expect(written(lost, taken)).toEqual([])
    expect(written({ dispute: 'won', disputedCents: 4900 }, taken)).toEqual(['chargeback-won 4900'])
    const given = { ...taken, 'chargeback-won': 4900 }
    expect(written({ dispute: 'won', disputedCents: 4900 }, given)).toEqual([])
    expect(written({ ...lost, disputedCents: 1500 }, given)).toEqual(['chargeback -1500'])
  })
})

describe('what the ledger lacks of the fees of a payment', () => {
  const at = new Date('2026-03-01T12:00:00Z')
  const now = new Date('2026-03-09T12:00:00Z')
  const fee = { id: 'txn_1', cents: 172, currency: 'usd', at }
  const lacking = { source: 'txn_1', amountCents: -172, currency: 'usd', happenedAt: at }

  test('a fee leaves the academy, at the date of its entry and in the currency of the account', () => {
    expect(lackingFeesOf([fee], new Map(), now)).toEqual([lacking])
    expect(lackingFeesOf([{ ...fee, currency: 'jpy', cents: 30 }], new Map(), now)).toEqual([
      { ...lacking, currency: 'jpy', amountCents: -30 },
    ])
  })

  test('what a provider gives back of a fee comes to the academy', () => {
    expect(lackingFeesOf([{ ...fee, cents: -50 }], new Map(), now)).toEqual([{ ...lacking, amountCents: 50 }])
  })

  test('a fee of nothing, and one that is written, are not written', () => {
    expect(lackingFeesOf([{ ...fee, cents: 0 }], new Map(), now)).toEqual([])
    expect(lackingFeesOf([fee], new Map([['txn_1', -172]]), now)).toEqual([])
  })

  test.each([
    ['higher', 200, -28],
    ['lower', 100, 72],
    ['none at all', 0, 172],
  ])('a fee that became %s is corrected when it is heard of', (_, cents, amountCents) => {
    expect(lackingFeesOf([{ ...fee, cents }], new Map([['txn_1', -172]]), now)).toEqual([
      { ...lacking, amountCents, happenedAt: now },
    ])
  })

  test('what was corrected down to nothing is known: more of it is a correction again', () => {
    expect(lackingFeesOf([fee], new Map([['txn_1', 0]]), now)).toEqual([{ ...lacking, happenedAt: now }])
  })

  test('each entry is reckoned by itself, with its own currency', () => {
    const dispute = { id: 'txn_2', cents: 1500, currency: 'eur', at: now }
    const booked = new Map([
      ['txn_1', -172],
      ['txn_3', -9],
    ])
    expect(lackingFeesOf([fee, dispute], booked, now)).toEqual([
      { source: 'txn_2', amountCents: -1500, currency: 'eur', happenedAt: now },
    ])
    expect(lackingFeesOf([fee, dispute], new Map(), now).map(({ source }) => source)).toEqual(['txn_1', 'txn_2'])
  })
})

describe('when the fees of a payment are read again', () => {
  const paidAt = new Date('2026-03-01T12:00:00Z')
  const after = (ms: number) => new Date(paidAt.getTime() + ms)

  test('in an hour where some are not known yet', () => {
    expect(nextFeesAt({ isWhole: false, paidAt, now: after(0) })).toEqual(after(hours(1)))
    expect(nextFeesAt({ isWhole: false, paidAt, now: after(days(39)) })).toEqual(after(days(39) + hours(1)))
  })

  test('once more forty days after the payment where all are known', () => {
    expect(nextFeesAt({ isWhole: true, paidAt, now: after(hours(2)) })).toEqual(after(days(40)))
    expect(nextFeesAt({ isWhole: true, paidAt, now: after(days(40) - 1) })).toEqual(after(days(40)))
  })

  test.each([true, false])('and never after these forty days, whether all are known (%s) or not', isWhole => {
    expect(nextFeesAt({ isWhole, paidAt, now: after(days(40)) })).toBeNull()
    expect(nextFeesAt({ isWhole, paidAt, now: after(days(41)) })).toBeNull()
  })
})
