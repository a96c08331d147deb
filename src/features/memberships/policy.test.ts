import { describe, expect, test } from 'vitest'

import { days } from '#src/wire/durations.ts'
import { payableCents } from '#src/wire/money/payable.ts'

import {
  changeBarOf,
  checkoutLifeMs,
  deletedLifeMs,
  differencesOf,
  isCharged,
  isSameLink,
  isSoldAs,
  keptLink,
  mismatch,
  type Offer,
  plainLink,
  replacedBy,
  statusOf,
  twinsIn,
  unpaidTwinsOf,
} from './policy.ts'

const site = 'https://academy.example'

test('a deleted plan is found as long as a checkout may be paid and told of', () => {
  expect(deletedLifeMs - checkoutLifeMs).toBe(days(3))
})

test.for([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  '//evil.example/b/1',
  'data:text/html,hello',
  'https://evil.example/buy.stripe.com',
  'https://buy.stripe.com.evil.example/1',
  'https://buy.stripe.com@evil.example/1',
  'https://user:word@buy.stripe.com/1',
  'http://buy.stripe.com/1',
  String.raw`https:\\evil.example`,
  'https://academy.example/logout',
  'https://academy.example/sandbox-pay/b/../../login',
  'https://academy.example/sandbox-pay/b/one/more',
  'https://academy.example/other/sandbox-pay/b/one',
  'https://academy.example/sandbox-pay/b/',
  'https://user@buy.stripe.com/1',
  'https://:word@buy.stripe.com/1',
  'https://buy.stripe.com/1 2',
  'https://buy.stripe.com/1\u0007',
  'https://[',
  '/login?next=/',
])('T44 T50 D-77 a plan cannot be sold at %s', link => {
  expect(keptLink(link, site)).toBeUndefined()
  expect(plainLink(link, site)).toBeNull()
})

test('T50 a plan is sold at the provider, or at the sandbox of this site, wherever it moves', () => {
  expect(keptLink('https://buy.stripe.com/test_1', site)).toBe('https://buy.stripe.com/test_1')
  const kept = keptLink(`${site}/sandbox-pay/b/plink-1`, site)
  expect(kept).toBe('/sandbox-pay/b/plink-1')
  expect(plainLink(kept ?? '', 'http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000/sandbox-pay/b/plink-1')
})

test('T50 a link of the sandbox stays the same when the site moves, one of the provider is compared as a whole', () => {
  const kept = '/sandbox-pay/b/plink-1'
  expect(isSameLink(`http://127.0.0.1:4000${kept}`, kept)).toBe(true)
  expect(isSameLink(`${site}${kept}2`, kept)).toBe(false)
  const address = 'https://buy.stripe.com/test_1'
  expect(isSameLink(address, address)).toBe(true)
  expect(isSameLink('https://buy.stripe.com/test_2', address)).toBe(false)
  expect(isSameLink('https://other.example/test_1', address)).toBe(false)
})

test('D-6 a discount is a percentage of the price, rounded to cents', () => {
  expect(payableCents({ priceCents: 5900, discount: 10, currency: 'usd' })).toBe(5310)
  expect(payableCents({ priceCents: 999, discount: 33, currency: 'usd' })).toBe(669)
  expect(payableCents({ priceCents: 999, discount: 0, currency: 'usd' })).toBe(999)
  expect(payableCents({ priceCents: 999, discount: 100, currency: 'usd' })).toBe(0)
})

test('D-4 only what is paid for is active', () => {
  const of = (status: Parameters<typeof statusOf>[0]['status']) => statusOf({ status, lost: null })
  expect(['active', 'trialing'].map(status => of(status as 'active'))).toEqual(['active', 'active'])
  expect([of('past_due'), of('unpaid'), of('paused')]).toEqual(['past-due', 'past-due', 'past-due'])
  expect([of('canceled'), of('incomplete'), of('incomplete_expired')]).toEqual(['ended', undefined, 'ended'])
  expect(statusOf({ status: 'active', lost: 'refunded' })).toBe('ended')
  expect(statusOf({ status: 'trialing', lost: 'charged-back' })).toBe('past-due')
  expect(statusOf({ status: 'canceled', lost: 'charged-back' })).toBe('ended')
})

test('D-8 only what its holder gave up, and only for that plan, begun since then and paid, is replaced', () => {
  const startedAt = new Date('2026-03-02T09:00:00Z')
  const begun = { subscriptionId: 'begun', planId: 'gold', status: 'active', startedAt } as const
  const agreed = { planId: 'silver', status: 'active', agreedAt: startedAt, agreedPlanId: 'gold' } as const
  const [held, firm, other] = [
    { ...agreed, subscriptionId: 'held' },
    { ...agreed, subscriptionId: 'firm', agreedAt: null, agreedPlanId: null },
    { ...agreed, subscriptionId: 'other', agreedPlanId: 'basic' },
  ]
  expect(replacedBy(begun, [{ ...agreed, subscriptionId: 'begun' }, held, firm, other])).toEqual([held])
  expect(replacedBy({ ...begun, status: 'past-due' }, [held])).toEqual([])
  expect(replacedBy(begun, [{ ...held, agreedAt: null }])).toEqual([])
  const agreedAfter = (seconds: number) => ({ ...held, agreedAt: new Date(startedAt.getTime() + seconds * 1000) })
  expect(replacedBy(begun, [agreedAfter(60)])).toHaveLength(1)
  expect(replacedBy(begun, [agreedAfter(61)])).toEqual([])
})

test('D-8 of memberships of one plan that renew, the newest that is paid goes on', () => {
  const [unpaid, newer, older, other] = [
    { subscriptionId: 'unpaid', planId: 'silver', status: 'past-due' },
    { subscriptionId: 'newer', planId: 'silver', status: 'active' },
    { subscriptionId: 'older', planId: 'silver', status: 'active' },
    { subscriptionId: 'other', planId: 'gold', status: 'active' },
  ] as const
  expect(twinsIn([unpaid, newer, older, other])).toEqual([unpaid, older])
  expect(twinsIn([older, other])).toEqual([])
  expect(twinsIn([unpaid, { ...older, status: 'past-due' }])).toEqual([])
  expect(unpaidTwinsOf(newer, [unpaid, newer, older, { ...other, status: 'past-due' }])).toEqual([unpaid])
  expect(unpaidTwinsOf({ ...unpaid, subscriptionId: 'begun' }, [unpaid])).toEqual([])
  // It was read before it was paid.
  expect(unpaidTwinsOf({ ...unpaid, status: 'active' }, [unpaid])).toEqual([])
})

test('T84 a subscription in other money than its plan is none of ours, whatever is paid', () => {
  const plan = { currency: 'usd' }
  expect(mismatch(plan, { livemode: true, currency: 'usd' }, true)).toBeUndefined()
  expect(mismatch(plan, { livemode: true, currency: 'usd' }, false)).toEqual({ code: 'other-mode' })
  expect(mismatch(plan, { livemode: false, currency: 'eur' }, false)).toEqual({
    code: 'currency',
    facts: { is: 'eur', wanted: 'usd' },
  })
})

describe('whether a membership can move to another plan', () => {
  const renewing = { subscriptionId: 'sub_1', status: 'active', cancelAtPeriodEnd: false } as const

  test.for([
    [{}, undefined],
    [{ status: 'past-due' }, 'change-past-due'],
    [{ cancelAtPeriodEnd: true }, 'change-ending'],
    [{ status: 'past-due', cancelAtPeriodEnd: true }, 'change-past-due'],
    [{ status: 'ended' }, 'membership-ended'],
    [{ status: 'ended', cancelAtPeriodEnd: true }, 'membership-ended'],
    [{ subscriptionId: 'pass_1' }, 'change-elsewhere'],
    [{ subscriptionId: 'seat_1_0' }, 'change-elsewhere'],
    [{ subscriptionId: 'pass_1', status: 'past-due' }, 'change-elsewhere'],
    [{ subscriptionId: 'pass_1', cancelAtPeriodEnd: true }, 'change-elsewhere'],
    [{ subscriptionId: 'pass_1', status: 'ended' }, 'membership-ended'],
  ] as const)('with %j: %s', ([part, bar]) => {
    expect(changeBarOf({ ...renewing, ...part })).toBe(bar)
    // The provider takes money by itself for what renews and is paid, and for nothing else.
    expect(isCharged({ ...renewing, ...part })).toBe(bar === undefined)
  })
})

describe('whether a price takes what a plan says', () => {
  const sold = { priceId: 'price', amountCents: 1800, currency: 'usd', interval: 'month', every: 1, isActive: true }

  test('it does in the same currency and rhythm, however much it is', () => {
    for (const amountCents of [0, 1, 1800])
      expect(isSoldAs({ duration: 'month' }, { ...sold, amountCents }, 'usd')).toBe(true)
    expect(isSoldAs({ duration: 'year' }, { ...sold, interval: 'year', currency: 'jpy' }, 'jpy')).toBe(true)
  })

  test.for([
    [{ isActive: false }],
    [{ amountCents: null }],
    [{ currency: 'eur' }],
    [{ interval: 'year' }],
    [{ interval: null }],
    [{ every: 3 }],
  ])('it does not with %j', ([part]) => {
    expect(isSoldAs({ duration: 'month' }, { ...sold, ...part }, 'usd')).toBe(false)
  })
})

describe('where a plan shows other terms than the provider takes', () => {
  const plan = { priceCents: 2000, discount: 10, currency: 'usd', duration: 'month' } as const
  const terms = { priceId: 'price', amountCents: 1800, currency: 'usd', interval: 'month', every: 1, isActive: true }
  const paymentLink = { ...terms, id: 'plink', url: 'https://buy.stripe.com/1', trialDays: null, isTaxed: false }
  const sold: Offer = { sold: terms, soldBy: undefined, link: paymentLink }
  const found = (offer: Partial<Offer>) =>
    differencesOf(plan, { ...sold, ...offer }).map(({ field, code }) => `${field} ${code}`)

  test('nothing is said where all agree, or where nobody knows', () => {
    expect(found({})).toEqual([])
    expect(found({ soldBy: 'plink' })).toEqual([])
    expect(found({ link: 'unsure' })).toEqual([])
  })

  test.for([
    [{ amountCents: 2000 }, ['price amount']],
    [{ amountCents: null }, ['price amount']],
    [{ currency: 'eur' }, ['price currency']],
    [{ currency: 'eur', amountCents: 1 }, ['price currency']],
    [{ interval: 'year' }, ['duration interval']],
    [{ interval: null }, ['duration interval']],
    [{ every: 3 }, ['duration interval']],
    [{ amountCents: 1, every: 2 }, ['price amount', 'duration interval']],
    [{ isActive: false }, ['paymentId price-inactive']],
    [{ isActive: false, amountCents: 1 }, ['price amount', 'paymentId price-inactive']],
  ] as const)('a price with %j: %j', ([part, differences]) => {
    const other = { ...terms, ...part }
    expect(found({ sold: other, link: { ...paymentLink, ...part, isActive: true } })).toEqual(differences)
    for (const difference of differencesOf(plan, { ...sold, sold: other, link: 'unsure' }))
      expect(difference.terms).toBe(other)
  })

  test.for([
    [{ link: 'none' }, ['link link-unknown']],
    [{ link: { ...paymentLink, isActive: false } }, ['link link-inactive']],
    [{ link: { ...paymentLink, priceId: 'other' } }, ['link link-other']],
    [{ link: { ...paymentLink, amountCents: 3600 } }, ['link link-other']],
    [{ link: { ...paymentLink, isActive: false, priceId: 'other' } }, ['link link-inactive', 'link link-other']],
    [{ soldBy: 'plink', link: { ...paymentLink, priceId: 'other' } }, []],
    [{ soldBy: 'another', link: paymentLink }, ['link link-other']],
  ] as const)('a link in %j: %j', ([offer, differences]) => {
    expect(found(offer)).toEqual(differences)
    for (const { terms: told } of differencesOf(plan, { ...sold, ...offer }))
      expect(told).toBe(offer.link === 'none' ? undefined : offer.link)
  })

  test('a payment id that nobody knows is told; its link is held to what the plan says', () => {
    expect(found({ sold: undefined })).toEqual(['paymentId id-unknown'])
    expect(found({ sold: undefined, link: { ...paymentLink, amountCents: 1 } })).toEqual([
      'paymentId id-unknown',
      'link link-other',
    ])
    expect(differencesOf(plan, { ...sold, sold: undefined })[0]?.terms).toBeUndefined()
  })

  test('a payment id that is a closed link’s is told as that', () => {
    expect(found({ soldBy: 'plink', sold: { ...terms, isActive: false } })).toEqual(['paymentId link-inactive'])
  })
})
