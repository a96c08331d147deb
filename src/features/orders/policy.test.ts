import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Intent } from '#src/server/payments/intents.ts'

import { decide, isSettledBy, mismatch, openerOf, refundBarOf } from './policy.ts'

const statuses = ['open', 'processing', 'paid', 'cancelled', 'refunded', 'charged-back'] as const
const order = { userId: 'ada', courseId: 'sprint', amountCents: 4900, currency: 'usd' }
const waiting: Intent = {
  id: 'first',
  next: null,
  status: 'waiting',
  amountCents: 4900,
  receivedCents: 0,
  refundedCents: 0,
  failedRefunds: 0,
  failedCents: 0,
  dispute: null,
  disputedCents: 0,
  isInquiry: false,
  revision: 0,
  currency: 'usd',
  livemode: false,
  metadata: { userId: 'ada', courseId: 'sprint' },
  receiptUrl: null,
  customerId: null,
  madeAt: new Date(0),
}
const paid: Intent = { ...waiting, status: 'succeeded', receivedCents: 4900 }
const lost: Intent = { ...paid, dispute: 'lost', revision: 2 }
const refunded: Intent = { ...paid, refundedCents: 4900, revision: 1 }

/** What becomes of an order in each status. */
const becomes = (intent: Intent, paymentIntentId: string | null = 'first', revision = 0) =>
  Object.fromEntries(statuses.map(status => [status, decide({ status, paymentIntentId, revision }, intent)]))

const unchanged = Object.fromEntries(statuses.map(status => [status, 'unchanged']))

describe('R3 R4 what a payment makes of its order', () => {
  test('one that waits again opens an order that was being paid', () => {
    expect(becomes(waiting)).toEqual({ ...unchanged, processing: 'open' })
  })

  test('one on its way holds an open order', () => {
    expect(becomes({ ...waiting, status: 'processing' })).toEqual({ ...unchanged, open: 'processing' })
  })

  test('one that was given up cancels what nobody has paid', () => {
    const cancelled = { open: 'cancelled', processing: 'cancelled' }
    expect(becomes({ ...waiting, status: 'canceled' })).toEqual({ ...unchanged, ...cancelled })
  })

  test('one that was paid opens the course, also of an order that was given up, or whose money came back', () => {
    expect(becomes(paid)).toEqual({ ...Object.fromEntries(statuses.map(s => [s, 'paid'])), paid: 'unchanged' })
    expect(becomes({ ...paid, dispute: 'won' })).toEqual(becomes(paid))
    expect(becomes({ ...paid, dispute: 'open' })).toEqual(becomes(paid))
  })

  test('one that was given back closes it, unless nobody paid: it was cancelled', () => {
    const from = ['open', 'processing', 'cancelled', 'paid', 'charged-back'] as const
    expect(becomes(refunded)).toEqual({ ...unchanged, ...Object.fromEntries(from.map(s => [s, 'refunded'])) })
  })

  test('one that the bank took back closes it', () => {
    const from = ['open', 'processing', 'cancelled', 'paid', 'refunded'] as const
    expect(becomes(lost)).toEqual({ ...unchanged, ...Object.fromEntries(from.map(s => [s, 'charged-back'])) })
  })

  test('a refund in part leaves the course open; the whole of what was received closes it', () => {
    const of = (refundedCents: number, receivedCents = 4900) => becomes({ ...paid, refundedCents, receivedCents }).open
    expect([of(4899), of(4900), of(4901), of(0, 0), of(50, 50)]).toEqual([
      'paid',
      'refunded',
      'refunded',
      'paid',
      'refunded',
    ])
    expect(becomes({ ...lost, refundedCents: 4900 }).open).toBe('refunded')
  })

  test('R3 an answer that is older than what stands there means nothing', () => {
    expect(becomes(paid, 'first', 1)).toEqual(unchanged)
    expect(becomes(refunded, 'first', 2)).toEqual(unchanged)
    expect(becomes(refunded, 'first', 1).paid).toBe('refunded')
  })

  test('R3 the same answer a second time changes nothing', () => {
    const intents = fc.constantFrom(paid, lost, refunded, waiting, { ...waiting, status: 'processing' as const })
    fc.assert(
      fc.property(fc.constantFrom(...statuses), intents, (status, intent) => {
        const after = decide({ status, paymentIntentId: 'first', revision: intent.revision }, intent)
        if (after === 'unchanged' || after === 'give-back') return
        const again = { status: after, paymentIntentId: 'first', revision: intent.revision }
        expect(decide(again, intent)).toBe('unchanged')
      }),
    )
  })
})

describe('R5 a second payment of one order', () => {
  test('goes back when the first has settled it, and settles it when the first did not', () => {
    const back = { paid: 'give-back', refunded: 'give-back', 'charged-back': 'give-back' }
    const first = { open: 'paid', processing: 'paid', cancelled: 'paid' }
    expect(becomes(paid, 'other')).toEqual({ ...back, ...first })
    expect(becomes(paid, 'other', 9)).toEqual({ ...back, ...first })
  })

  test('means nothing as long as it is not paid', () => {
    const others = [
      waiting,
      refunded,
      lost,
      ...(['processing', 'canceled'] as const).map(status => ({ ...waiting, status })),
    ]
    for (const intent of others) expect(becomes(intent, 'other')).toEqual(unchanged)
  })

  test('an order that had no payment takes the first that comes', () => {
    expect(becomes(paid, null)).toEqual(becomes(paid))
    expect(becomes(refunded, null).open).toBe('refunded')
  })
})

test('R5 an order is settled by the payment it had, whatever became of the money', () => {
  const by = (id: string, paymentIntentId: string | null) =>
    statuses.filter(status => isSettledBy({ status, paymentIntentId }, { id }))
  expect(by('first', 'first')).toEqual(['paid', 'refunded', 'charged-back'])
  expect(by('first', 'other')).toEqual([])
  expect(by('first', null)).toEqual([])
})

describe('T20 T84 whether a payment is for this order', () => {
  test('one that fits in everything is', () => {
    for (const intent of [waiting, paid, { ...paid, receivedCents: 5000 }])
      expect(mismatch(order, intent, false)).toBeUndefined()
    expect(mismatch(order, { ...paid, livemode: true }, true)).toBeUndefined()
  })

  test.for([
    [{ livemode: true }, { code: 'other-mode' }],
    [{ amountCents: 4899 }, { code: 'amount', facts: { isCents: 4899, wantedCents: 4900 } }],
    [{ amountCents: 4901 }, { code: 'amount', facts: { isCents: 4901, wantedCents: 4900 } }],
    [{ currency: 'eur' }, { code: 'currency', facts: { is: 'eur', wanted: 'usd' } }],
    [{ metadata: { courseId: 'sprint' } }, { code: 'other-person' }],
    [{ metadata: { userId: 'bea', courseId: 'sprint' } }, { code: 'other-person' }],
    [{ metadata: { userId: 'ada', courseId: 'jump' } }, { code: 'other-course' }],
    [{ metadata: { userId: 'ada', courseId: 'sprint', planId: 'gold' } }, { code: 'other-course' }],
    [{ receivedCents: 4899 }, { code: 'too-little', facts: { isCents: 4899, wantedCents: 4900 } }],
  ] as const)('one with %j is not: %j', ([part, reason]) => {
    expect(mismatch(order, { ...paid, ...part }, false)).toEqual(reason)
  })

  test.for([
    [{ planId: 'gold' }, undefined],
    [{ planId: 'silver' }, { code: 'other-course' }],
    [{ courseId: 'sprint', planId: 'gold' }, { code: 'other-course' }],
    [{}, { code: 'other-course' }],
  ] as const)('one for %j pays an order of the plan gold: %j', ([thing, reason]) => {
    const ofPlan = { ...order, courseId: null, planId: 'gold' }
    expect(mismatch(ofPlan, { ...paid, metadata: { userId: 'ada', ...thing } }, false)).toEqual(reason)
  })

  test('one of the test mode is none for an academy that takes real money', () => {
    expect(mismatch(order, paid, true)).toEqual({ code: 'other-mode' })
  })
})

describe('why an order cannot be given back', () => {
  const bought = {
    status: 'paid',
    amountCents: 4900,
    dispute: null,
    isInquiry: false,
    paymentIntentId: 'first',
  } as const

  test.for([
    [{}, undefined],
    [{ dispute: 'won' }, undefined],
    [{ dispute: 'lost' }, undefined],
    [{ dispute: 'open' }, 'disputed'],
    [{ dispute: 'open', isInquiry: true }, undefined],
    [{ paymentIntentId: null }, 'no-payment'],
    [{ amountCents: 0, paymentIntentId: null }, 'free'],
    [{ status: 'open' }, 'unpaid'],
    [{ status: 'processing' }, 'unpaid'],
    [{ status: 'cancelled' }, 'unpaid'],
    [{ status: 'refunded' }, 'refunded'],
    [{ status: 'charged-back' }, 'charged-back'],
    [{ status: 'charged-back', dispute: 'open' }, 'charged-back'],
  ] as const)('with %j: %s', ([part, bar]) => {
    expect(refundBarOf({ ...bought, ...part })).toBe(bar)
  })
})

describe('which order keeps a course open', () => {
  const first = { status: 'paid', amountCents: 4900, paidAt: new Date(1), withdrawnAt: null } as const
  const later = { ...first, paidAt: new Date(2) }

  test('the one that was paid last, however they are read', () => {
    expect(openerOf([first, later])).toBe(later)
    expect(openerOf([later, first])).toBe(later)
    expect(openerOf([])).toBeUndefined()
  })

  test.for([
    [{ status: 'refunded' }],
    [{ status: 'charged-back' }],
    [{ status: 'open', paidAt: null }],
    [{ amountCents: 0 }],
    [{ withdrawnAt: new Date(3) }],
  ] as const)('none with %j', ([part]) => {
    expect(openerOf([{ ...later, ...part }])).toBeUndefined()
    expect(openerOf([first, { ...later, ...part }])).toBe(first)
  })
})
