import { expect, test } from 'vitest'

import { atMost, createShares, Crowded } from './crowd.ts'
import { refusalFor } from './failures.ts'

test('L11 work beyond what there is room for is refused at once, and taken again when there is', async () => {
  const run = atMost(2)
  const ends: (() => void)[] = []
  const begin = () => run(() => new Promise<void>(resolve => ends.push(resolve)))
  const first = begin()
  const second = begin()
  await expect(begin()).rejects.toBeInstanceOf(Crowded)
  ends[0]?.()
  await first
  const third = begin()
  ends.slice(1).forEach(end => end())
  await Promise.all([second, third])
  await expect(run(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(async () => 7)).toBe(7)
  expect(refusalFor(new Crowded('too much'))).toMatchObject({ refused: 'unavailable', retryAfter: 2 })
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
