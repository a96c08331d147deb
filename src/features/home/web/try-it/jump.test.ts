import { expect, test } from 'vitest'

import { flightSpan, GROUND, heightOf, HONEST_SECONDS, takeOffSpeed, traceOf } from './jump.ts'

test('the push of the drawn jump gives the speed that its time in the air asks for', () => {
  expect(takeOffSpeed() / ((9.81 * HONEST_SECONDS) / 2)).toBeCloseTo(1, 1)
})

test('a height is that of half the time in the air under gravity, and grows with its square', () => {
  expect(heightOf(HONEST_SECONDS)).toBeCloseTo(34.2, 1)
  expect(heightOf(0.57)).toBeCloseTo(39.8, 1)
  expect(heightOf(1) / heightOf(0.5)).toBeCloseTo(4)
})

test('only the landing moves: the trace lies on the ground for as long as the jumper is in the air', () => {
  const [honest, late] = [traceOf(HONEST_SECONDS), traceOf(0.6)]
  const isPush = (point: string) => Number(point.slice(1).split(' ')[0]) <= flightSpan(0).from
  const pointsOf = (trace: string) => trace.match(/[ML][^ML]+/g) ?? []
  expect(pointsOf(late).filter(isPush)).toEqual(pointsOf(honest).filter(isPush))
  const { from, to } = flightSpan(0.6)
  const inTheAir = pointsOf(late).filter(point => {
    const x = Number(point.slice(1).split(' ')[0])
    return x > from + 1 && x < to - 1
  })
  expect(inTheAir).toEqual([])
  expect(late).toContain(`L${to.toFixed(1)} ${GROUND.toFixed(1)}`)
})
