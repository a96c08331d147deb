import { expect, test } from 'vitest'

import { refusalFor } from '../http/failures.ts'
import { createShares, Crowded } from './crowd.ts'

test('L11 who asks for more than there is room for is told when to come again', () => {
  expect(refusalFor(new Crowded('page'))).toMatchObject({ refused: 'unavailable', retryAfter: 2 })
})

test('T33 shares are counted by key, and forgotten when nothing is left', () => {
  const shares = createShares(2)
  expect([shares.enter('a'), shares.enter('a'), shares.enter('a'), shares.enter('b')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  shares.leave('a')
  expect([shares.enter('a'), shares.enter('a')]).toEqual([true, false])
})
