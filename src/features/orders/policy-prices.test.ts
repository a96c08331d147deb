import { describe, expect, test } from 'vitest'

import { minutes } from '#src/wire/durations.ts'

import { isOutdated, type OrderStatus } from './policy.ts'

describe('R26 for how long an order keeps its price', () => {
  const createdAt = new Date('2026-03-01T12:00:00Z')
  const isOld = (priceCents: number, ms: number, status: OrderStatus = 'open', more: object = {}): boolean =>
    isOutdated({ status, amountCents: 4900, createdAt, ...more }, priceCents, new Date(createdAt.getTime() + ms))

  test('a lower price counts at once', () => {
    expect(isOld(4899, 0)).toBe(true)
  })

  test('a higher one counts when half an hour is over', () => {
    expect([isOld(4901, 0), isOld(4901, minutes(30)), isOld(4901, minutes(30) + 1)]).toEqual([false, false, true])
  })

  test('the same price is never old, and nothing changes for an order that is on its way or over', () => {
    expect(isOld(4900, minutes(60 * 24))).toBe(false)
    for (const status of ['processing', 'paid', 'cancelled', 'refunded', 'charged-back'] as const)
      expect(isOld(100, minutes(60), status)).toBe(false)
  })

  test('another country of the buyer counts at once, whatever it costs there', () => {
    for (const cents of [4899, 4900, 4901]) expect(isOld(cents, 0, 'open', { isTaxedElsewhere: true })).toBe(true)
  })

  test.for([
    ['tr_1', false],
    ['trh_1', false],
    ['pi_1', true],
    ['cg_1', true],
    [null, true],
  ] as const)(
    'who was told what to transfer may have done it, who pays at once has not: %s',
    ([paymentIntentId, old]) => {
      for (const isTaxedElsewhere of [true, false])
        expect(isOld(4899, 0, 'open', { paymentIntentId, isTaxedElsewhere })).toBe(old)
    },
  )
})
