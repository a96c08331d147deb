import { expect, test } from 'vitest'

import { placesOf, seatsIn } from './places.ts'

test('what was bought for others says how many places it is', () => {
  expect([null, 1, 2].map(seats => placesOf('Sprint', seats))).toEqual([
    'Sprint',
    'A place of Sprint',
    '2 places of Sprint',
  ])
})

test('a payment says for how many places it is, or nothing that counts', () => {
  const read = ['1', '12', '500', '0', '-1', '501', '1.5', 'x', ''].map(seats => seatsIn({ seats }))
  expect(read).toEqual([1, 12, 500, null, null, null, null, null, null])
  expect(seatsIn({})).toBeNull()
})
