import { expect, test } from 'vitest'

import { academy } from './academy.ts'
import { drawCrowd } from './crowd.ts'
import { drawHolders } from './holders.ts'

const { members } = drawCrowd(academy.courses)
const holders = drawHolders(members)

test('the same people hold plans on each run, nobody two, and nobody before they have joined', () => {
  expect(drawHolders(members)).toEqual(holders)
  expect(new Set(holders.map(({ member }) => member)).size).toBe(holders.length)
  for (const { member, daysAgo } of holders) expect(daysAgo).toBeLessThanOrEqual(members[member]?.joinedDaysAgo ?? -1)
})

test('each plan has holders, of whom some leave, and one has a card that did not pay', () => {
  expect(new Set(holders.map(({ plan }) => plan))).toEqual(new Set(['Basic', 'Silver', 'Gold']))
  const those = (outcome: string) => holders.filter(one => one.outcome === outcome).length
  expect([those('leaves'), those('unpaid')]).toEqual([3, 1])
  expect(holders.filter(({ plan, duration }) => plan === 'Basic' && duration === 'year')).toEqual([])
})
