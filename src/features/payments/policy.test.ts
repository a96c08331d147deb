import { expect, test } from 'vitest'

import { caseKinds } from '#src/server/payments/tables.ts'
import { type ReviewCode, reviewCodes } from '#src/wire/review-reasons.ts'

import { grantable } from './policy.ts'

/** What may be given for a case of each kind. */
const given = (reason: ReviewCode) => Object.fromEntries(caseKinds.map(kind => [kind, grantable({ kind, reason })]))

const nothing = { payment: null, subscription: null, dispute: null, refund: null }
const itsOwn = { ...nothing, payment: 'course', subscription: 'plan' }

const unknown: readonly ReviewCode[] = ['other-mode', 'no-payment', 'no-subscription']
const twice: readonly ReviewCode[] = ['second', 'won-twin']
const nobodys: readonly ReviewCode[] = ['no-person']
const others = reviewCodes.filter(code => ![...unknown, ...twice, ...nobodys].includes(code))

test.each(others)('a payment may get its course and a subscription its plan, where it waits for %s', reason => {
  expect(given(reason)).toEqual(itsOwn)
})

test.each(unknown)('T84 nothing is given for money of which nothing is known here: %s', reason => {
  expect(given(reason)).toEqual(nothing)
})

test.each(twice)('R5 nothing is given for what its buyer has already: %s', reason => {
  expect(given(reason)).toEqual(nothing)
})

test.each(nobodys)('nobody gets a course for money of nobody, a plan goes to whom staff name: %s', reason => {
  expect(given(reason)).toEqual({ ...nothing, subscription: 'plan' })
})
