import { expect, test } from 'vitest'

import { keptLink, payableCents, plainLink, replacedBy, statusOf } from './policy.ts'

const site = 'https://academy.example'

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

test('D-6 a discount is a percentage of the price, rounded to cents', () => {
  expect(payableCents({ priceCents: 5900, discount: 10 })).toBe(5310)
  expect(payableCents({ priceCents: 999, discount: 33 })).toBe(669)
  expect(payableCents({ priceCents: 999, discount: 0 })).toBe(999)
  expect(payableCents({ priceCents: 999, discount: 100 })).toBe(0)
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

test('D-8 only what its holder gave up, and only for a newer one that is paid, is replaced', () => {
  const held = { status: 'active', startedAt: new Date(), isReplaceable: true } as const
  const [newest, older, firm] = [
    { ...held, subscriptionId: 'newest' },
    { ...held, subscriptionId: 'older' },
    { ...held, subscriptionId: 'firm', isReplaceable: false },
  ] as const
  expect(replacedBy([newest, older, firm])).toEqual([older])
  expect(replacedBy([{ ...newest, status: 'past-due' }, older])).toEqual([])
  expect(replacedBy([newest])).toEqual([])
})
