import { expect, test } from 'vitest'

import { inOrder } from './order-of-steps.ts'

const message = (type: string, minute: number) => ({ at: `2026-11-22T10:0${minute}:00.000Z`, what: 'message', type })
const own = (what: string, minute: number) => ({ at: `2026-11-22T10:0${minute}:00.000Z`, what, type: null })
const names = (steps: readonly { what: string; type: string | null }[]) => steps.map(({ what, type }) => type ?? what)

test('a dispute begins, goes on and ends, in whichever order its messages came', () => {
  const steps = [
    own('charged-back', 3),
    message('charge.dispute.closed', 4),
    own('created', 0),
    message('charge.dispute.created', 6),
    message('payment_intent.succeeded', 2),
    own('paid', 1),
    message('charge.dispute.funds_withdrawn', 5),
  ]
  expect(names(inOrder(steps))).toEqual([
    'created',
    'paid',
    'payment_intent.succeeded',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
    'charged-back',
  ])
})

test('a dispute that was won ends before the money is back, and what happens between stays where it was', () => {
  const steps = [
    message('charge.dispute.funds_reinstated', 1),
    message('refund.created', 2),
    message('charge.dispute.closed', 3),
    message('charge.dispute.created', 4),
  ]
  expect(names(inOrder(steps))).toEqual([
    'charge.dispute.created',
    'refund.created',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ])
})

test('of two disputes of one payment each keeps its time', () => {
  const steps = [
    message('charge.dispute.created', 3),
    message('charge.dispute.closed', 2),
    message('charge.dispute.created', 1),
  ]
  expect(inOrder(steps).map(({ at }) => at.slice(15, 16))).toEqual(['1', '2', '3'])
})
