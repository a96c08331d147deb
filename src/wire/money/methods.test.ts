import { expect, test } from 'vitest'

import { hasFees, isByHand, isReturnedByHand, methodOf, methodsOf, takesAmount, takesWholeUnits } from './methods.ts'

test.each([
  ['pi_3abc', { method: 'card', isByHand: false, isReturnedByHand: false, hasFees: true }],
  ['sub_1abc', { method: 'card', isByHand: false, isReturnedByHand: false, hasFees: true }],
  ['tr_1', { method: 'transfer', isByHand: false, isReturnedByHand: true, hasFees: false }],
  ['trh_1', { method: 'transfer', isByHand: true, isReturnedByHand: true, hasFees: false }],
  ['cg_1', { method: 'chargily', isByHand: false, isReturnedByHand: true, hasFees: true }],
  // What only has such letters in it is a card's.
  ['pi_tr_cg_', { method: 'card', isByHand: false, isReturnedByHand: false, hasFees: true }],
  ['pi_cg_trh_', { method: 'card', isByHand: false, isReturnedByHand: false, hasFees: true }],
] as const)('a payment’s id says by what it was paid: %s', (id, told) => {
  const answers = { isByHand: isByHand(id), isReturnedByHand: isReturnedByHand(id), hasFees: hasFees(id) }
  expect({ method: methodOf(id), ...answers }).toEqual(told)
})

test('an academy offers what it chose, always in one order', () => {
  const [offersCard, offersTransfer, offersChargily] = [true, true, true]
  expect(methodsOf({ offersCard, offersTransfer, offersChargily })).toEqual(['card', 'transfer', 'chargily'])
  expect(methodsOf({ offersCard: false, offersTransfer, offersChargily: false })).toEqual(['transfer'])
  expect(methodsOf({ offersCard: false, offersTransfer: false, offersChargily })).toEqual(['chargily'])
  expect(methodsOf({ offersCard, offersTransfer: false, offersChargily: false })).toEqual(['card'])
  expect(methodsOf({ offersCard: false, offersTransfer: false, offersChargily: false })).toEqual([])
})

test('Chargily takes whole dinars, and no less than 75 of them; the others take any sum', () => {
  expect([7_400, 7_499, 7_500, 7_550, 7_600].map(minor => takesAmount('chargily', minor))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
  expect([takesAmount('card', 1), takesAmount('transfer', 7_550)]).toEqual([true, true])
  expect((['card', 'transfer', 'chargily'] as const).map(takesWholeUnits)).toEqual([false, false, true])
})
