import { expect, test } from 'vitest'

import { growthOf, highestOf, partLast, pathOf, rulesOf } from './lines.ts'

test('a line runs from one side to the other, and one step alone is a point', () => {
  expect(pathOf([0, 0.5, 1])).toBe('M0 1000L500 500L1000 0')
  expect(pathOf([1])).toBe('M0 0')
  expect(pathOf([])).toBe('')
})

test('the step that is not over is a line of its own, from where the others end', () => {
  expect(partLast('M0 1000L500 500L1000 0')).toEqual({ over: 'M0 1000L500 500', going: 'M500 500L1000 0' })
  expect(partLast('M0 1000L1000 0')).toEqual({ over: 'M0 1000', going: 'M0 1000L1000 0' })
})

test.for([
  [0, [0], 0.54],
  [0.5, [0, 0.5], 0.54],
  [1, [0, 0.5, 1], 1.08],
  [918, [0, 200, 400, 600, 800], 991.44],
  [999, [0, 200, 400, 600, 800], 1078.92],
  [1000, [0, 500, 1000], 1080],
  [12_480, [0, 5000, 10_000], 13_478.4],
] as const)('amounts up to %d have the rules %j', ([most, rules, top]) => {
  const found = rulesOf(most)
  expect(found.rules.map(rule => Number(rule.toFixed(6)))).toEqual(rules)
  expect(found.top).toBeCloseTo(top, 5)
})

test('the latest of the highest steps carries its number', () => {
  expect(highestOf([{ amount: 2 }, { amount: 5 }, { amount: 5 }, { amount: 1 }])).toBe(2)
  expect(highestOf([{ amount: 0 }])).toBe(0)
  expect(highestOf([])).toBe(0)
})

test('growth ends at the top, and stays at the foot where nothing came', () => {
  expect(growthOf([1, 0, 3])).toEqual([0.25, 0.25, 1])
  expect(growthOf([0, 0])).toEqual([0, 0])
})
