import { expect, test } from 'vitest'

import { safeNext } from '#src/wire/next-address.ts'

import { checkoutAddress, choiceOf, popularOf, yearlySaving, type ListedPlan } from './plans.ts'

const plan = (name: ListedPlan['name'], duration: ListedPlan['duration'], payable: number): ListedPlan => ({
  _id: `${name}-${duration}`,
  name,
  duration,
  payable,
  price: payable,
  description: '',
  benefits: [],
  discount: null,
  paymentId: '',
  link: null,
  opens: 'none',
  held: false,
  hadTrial: false,
  trialDays: null,
  courses: [],
  courseCount: 0,
})
const [basic, silver, gold] = [
  plan('Basic', 'month', 12),
  plan('Silver', 'month', 29),
  plan('Gold', 'month', 59),
] as const

test('L-MEM-3 the middle of three plans is the popular one; of two or four none is', () => {
  expect(popularOf([basic, silver, gold])).toBe(silver)
  expect(popularOf([basic, silver])).toBeUndefined()
  expect(popularOf([basic, silver, gold, gold])).toBeUndefined()
})

test('L-MEM-4 a year says what it saves at most against twelve months', () => {
  const months = [basic, silver, gold]
  expect(yearlySaving([...months, plan('Silver', 'year', 290), plan('Basic', 'year', 120)])).toBe(58)
  expect(yearlySaving([...months, plan('Basic', 'year', 200)])).toBe(0)
  expect(yearlySaving(months)).toBe(0)
})

test('L-MEM-6 D-18 a choice is a place to come back to after the login', () => {
  const choices = [choiceOf(silver), choiceOf(plan('Silver', 'year', 290))]
  expect(choices).toEqual(['/pricing?plan=Silver-month', '/pricing?duration=year&plan=Silver-year'])
  expect(choices.map(safeNext)).toEqual(choices)
})

test('L-MEM-6 the link carries email and id, whatever it carried before', () => {
  const learner = { _id: '5f2b', email: 'a+b@example.org' }
  expect(checkoutAddress('https://buy.stripe.com/1?client_reference_id=other&locale=en', learner)).toBe(
    'https://buy.stripe.com/1?client_reference_id=5f2b&locale=en&prefilled_email=a%2Bb%40example.org',
  )
})
