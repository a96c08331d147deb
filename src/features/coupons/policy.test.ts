import { expect, test } from 'vitest'

import { faultOf, isOffered } from './policy.ts'

const today = '2026-06-15'
const [yesterday, tomorrow] = ['2026-06-14', '2026-06-16']
const at = new Date('2026-06-15T10:00:00Z')

const terms = { startsOn: null, endsOn: null, switchedOffAt: null, archivedAt: null }
const coupon = { ...terms, percentOff: 20, amountOffCents: null, currency: null, maxUses: null, perPerson: null }
const use = { price: { priceCents: 8_900, currency: 'usd' }, isFor: true, uses: { all: 0, own: 0 } }

test.each([
  ['without days', {}, true, undefined],
  ['from today', { startsOn: today }, true, undefined],
  ['from tomorrow', { startsOn: tomorrow }, false, 'coupon-early'],
  ['from yesterday', { startsOn: yesterday }, true, undefined],
  ['until today', { endsOn: today }, true, undefined],
  ['until yesterday', { endsOn: yesterday }, false, 'coupon-over'],
  ['until tomorrow', { endsOn: tomorrow }, true, undefined],
  ['switched off', { switchedOffAt: at }, false, 'coupon-over'],
  ['archived', { archivedAt: at }, false, 'coupon-over'],
  ['switched off before it began', { startsOn: tomorrow, switchedOffAt: at }, false, 'coupon-over'],
] as const)('a coupon %s', (_, days, isGiven, fault) => {
  expect(isOffered({ ...terms, ...days }, today)).toBe(isGiven)
  expect(faultOf({ ...coupon, ...days }, use, today)).toBe(fault)
})

test.each([
  [{ perPerson: 1 }, { all: 5, own: 0 }, undefined],
  [{ perPerson: 1 }, { all: 5, own: 1 }, 'coupon-used'],
  [{ perPerson: 2 }, { all: 5, own: 1 }, undefined],
  [{ perPerson: 2 }, { all: 5, own: 3 }, 'coupon-used'],
  [{ maxUses: 5 }, { all: 4, own: 4 }, undefined],
  [{ maxUses: 5 }, { all: 5, own: 0 }, 'coupon-used-up'],
  [{ maxUses: 5 }, { all: 6, own: 0 }, 'coupon-used-up'],
  [{ maxUses: 1, perPerson: 1 }, { all: 1, own: 1 }, 'coupon-used'],
  [{}, { all: 999, own: 999 }, undefined],
] as const)('with the limits %j and the uses %j', (limits, uses, fault) => {
  expect(faultOf({ ...coupon, ...limits }, { ...use, uses }, today)).toBe(fault)
})

test('it takes something off, is for what is bought, and wins somebody who has not the plan', () => {
  expect(faultOf(coupon, { ...use, isFor: false }, today)).toBe('coupon-elsewhere')
  expect(faultOf(coupon, { ...use, isRenewal: true }, today)).toBe('coupon-renewal')
  expect(faultOf(coupon, { ...use, isRenewal: false }, today)).toBeUndefined()
  expect(faultOf(coupon, { ...use, price: { priceCents: 0, currency: 'usd' } }, today)).toBe('coupon-needless')
  const euros = { ...coupon, percentOff: null, amountOffCents: 500, currency: 'eur' }
  expect(faultOf(euros, use, today)).toBe('coupon-needless')
})

test('of several reasons the one is told that somebody can do least about', () => {
  const none = { ...coupon, maxUses: 0, perPerson: 0, startsOn: tomorrow }
  const all = { ...use, isRenewal: true, price: { priceCents: 0, currency: 'usd' } }
  const over = { ...none, archivedAt: at }
  expect(faultOf(over, { ...all, isFor: false }, today)).toBe('coupon-elsewhere')
  expect(faultOf(over, all, today)).toBe('coupon-over')
  expect(faultOf(none, all, today)).toBe('coupon-early')
  expect(faultOf({ ...none, startsOn: null }, all, today)).toBe('coupon-renewal')
  expect(faultOf({ ...none, startsOn: null }, { ...all, isRenewal: false }, today)).toBe('coupon-used')
  const once = { ...none, startsOn: null, perPerson: null }
  expect(faultOf(once, { ...all, isRenewal: false }, today)).toBe('coupon-used-up')
})
