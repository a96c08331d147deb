import { expect, test } from 'vitest'

import { curveOf, digitsOf, onStep, runsOf, startOf, ticksOf } from './plot.ts'

const axis = (from: number, to: number) => ({ name: 'Axis', unit: '', from, to })
const quantity = { ...axis(0, 1), sign: 'a', step: 0.1, start: 0.34 }
const drawn = (formula: string, y = axis(0, 10), x = axis(0, 10)) => {
  const { curves } = runsOf({ quantities: [quantity], curves: [{ name: 'C', formula }], results: [] })
  return curves[0] ? curveOf(curves[0], { x, y }, new Map([['a', 1]])) : ''
}
const points = (path: string) => path.match(/[ML][^ML]+/g) ?? []

test('a line goes from corner to corner', () => {
  const path = points(drawn('x'))
  expect([path[0], path[120], path.at(-1)]).toEqual(['M0 1000', 'L500 500', 'L1000 0'])
  expect(path.filter(point => point.startsWith('M'))).toHaveLength(1)
})

test('a curve is broken where it has no value, and where it jumps over the whole height', () => {
  expect(points(drawn('sqrt(x - 5)'))[0]).toBe('M500 1000')
  const jump = points(drawn('1 / x', axis(-10, 10), axis(-1, 1)))
  expect(jump.filter(point => point.startsWith('M'))).toHaveLength(2)
  expect(drawn('sqrt(-1)')).toBe('')
  expect(drawn('b * x'), 'what cannot be read is not drawn').toBe('')
  expect(
    points(drawn('1000 * x + 1000')).every(point => point.endsWith(' -1000')),
    'nor far away',
  ).toBe(true)
})

test('ticks are round, inside, and not too many', () => {
  expect(ticksOf(axis(0, 6)).ticks).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(ticksOf(axis(-2, 2)).ticks).toEqual([-2, -1, 0, 1, 2])
  expect(ticksOf(axis(0, 0.3)).ticks).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3])
  expect(ticksOf(axis(150, 550)).ticks).toEqual([200, 300, 400, 500])
  for (const [from, to] of [
    [0, 1],
    [0.7, 1.7],
    [-1e9, 1e9],
    [1e-6, 3e-6],
    [999, 1000],
    [0, 7],
  ] as const) {
    const { ticks } = ticksOf(axis(from, to))
    expect(ticks.length).toBeGreaterThanOrEqual(3)
    expect(ticks.length).toBeLessThanOrEqual(7)
    expect(ticks.every(tick => tick >= from && tick <= to)).toBe(true)
  }
})

test('a quantity stands on its steps, as a slider would have it', () => {
  expect(startOf([quantity]).get('a')).toBe(0.3)
  expect(onStep(quantity, 0.7000000001)).toBe(0.7)
  expect([onStep(quantity, -3), onStep(quantity, 3)]).toEqual([0, 1])
  expect(onStep({ ...quantity, step: 0.4 }, 1), 'the last step that fits').toBe(0.8)
  expect(onStep({ ...quantity, from: 0.05, to: 0.95, start: 0.5 }, 0.5)).toBe(0.55)
})

test('as many digits behind the point as a step has', () => {
  expect([1, 0.1, 0.05, 25, 0.0125, 1e-9].map(digitsOf)).toEqual([0, 1, 2, 0, 4, 6])
})
