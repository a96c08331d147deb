import { describe, expect, test } from 'vitest'

import { rng } from '../drawing/chart.ts'
import { at, deviation, range, sum } from '../drawing/geometry.ts'
import { CMJ, cmj, GRAVITY } from '../movement/jump.ts'
import { landingPose, squatPose } from '../movement/motion.ts'
import { track } from '../movement/track.ts'
import { solutionsReached } from '../scenes/talent.ts'
import { lactate, restingIntervals, rmssd, speedAt } from './endurance.ts'
import { heightAt, heightVelocity, peakVelocity } from './growth.ts'
import { averages, weekOf } from './load.ts'
import { glycogenAfter, PROTEIN, synthesisRise } from './nutrition.ts'
import { involvement, LINKS } from './passing.ts'
import { expectedGoals } from './pitch.ts'
import { distanceRun, ratioOfForce, RUNNER, speedAfter } from './sprint-speed.ts'

describe('jump', () => {
  test('the impulse of the push gives the take-off velocity, and that the height', () => {
    const impulse = sum(cmj.rows.filter(r => r.t < CMJ.takeOff).map(r => (r.force - 1) * GRAVITY * CMJ.dt))
    expect(impulse).toBeCloseTo(cmj.takeOffVelocity, 1)
    expect(cmj.jumpHeight).toBeCloseTo(cmj.takeOffVelocity ** 2 / (2 * GRAVITY), 9)
    expect(cmj.flight).toBeCloseTo((2 * cmj.takeOffVelocity) / GRAVITY, 9)
  })

  test('the numbers are those of a trained athlete', () => {
    expect(cmj.jumpHeight).toBeGreaterThan(0.3)
    expect(cmj.jumpHeight).toBeLessThan(0.45)
    expect(cmj.lowest.y).toBeLessThan(-0.25)
    expect(Math.max(...cmj.rows.map(r => r.force))).toBeLessThan(5)
  })

  test('the body is at rest at the end', () => {
    expect(at(cmj.rows, -1).y).toBeCloseTo(0, 3)
    expect(at(cmj.rows, -1).force).toBeCloseTo(1, 3)
  })
})

describe('load', () => {
  test('monotony is mean over sample SD, strain is load times monotony', () => {
    const days = [0, 425, 630, 450, 220, 736, 120]
    const week = weekOf(days)
    expect(week.load).toBe(2581)
    expect(week.monotony).toBeCloseTo(2581 / 7 / deviation(days), 9)
    expect(week.strain).toBeCloseTo(week.load * week.monotony, 6)
  })

  test('a weighted average of a constant is that constant, and a short one follows faster', () => {
    expect(
      at(
        averages(
          Array.from({ length: 40 }, () => 300),
          28,
          300,
        ),
        -1,
      ),
    ).toBeCloseTo(300, 9)
    const step = [...Array.from({ length: 10 }, () => 0), ...Array.from({ length: 5 }, () => 100)]
    expect(at(averages(step, 7, 0), -1)).toBeGreaterThan(at(averages(step, 28, 0), -1))
  })
})

describe('physiology', () => {
  test('lactate rises with speed and reaches 4 mmol/L where it is marked', () => {
    expect(lactate(speedAt(4))).toBeCloseTo(4, 6)
    for (const v of range(9, 17)) expect(lactate(v + 1)).toBeGreaterThan(lactate(v))
  })

  test('RMSSD is the root of the mean squared successive difference', () => {
    expect(rmssd([1000, 1010, 1000, 1010])).toBeCloseTo(10, 9)
    expect(rmssd(restingIntervals(300, rng(5)))).toBeGreaterThan(30)
  })

  test('height is the integral of height velocity, with an adult end', () => {
    expect(heightAt(14.005) - heightAt(13.995)).toBeCloseTo(0.01 * heightVelocity(14), 3)
    expect(heightAt(18)).toBeGreaterThan(170)
    expect(heightAt(18)).toBeLessThan(185)
    expect(heightVelocity(19)).toBeLessThan(0.3)
    expect(peakVelocity().value).toBeGreaterThan(8)
    expect(peakVelocity().value).toBeLessThan(11)
  })

  test('protein synthesis rises with dose and is nearly full at the target dose', () => {
    expect(synthesisRise(PROTEIN.target) / PROTEIN.plateau).toBeGreaterThan(0.85)
    expect(synthesisRise(0.6) / synthesisRise(0.4)).toBeLessThan(1.06)
  })

  test('glycogen falls faster at higher intensity', () => {
    expect(glycogenAfter(60, 0.8)).toBeLessThan(glycogenAfter(60, 0.6))
    expect(glycogenAfter(0, 0.8)).toBe(500)
  })
})

describe('speed and games', () => {
  test('distance is the integral of speed', () => {
    expect(distanceRun(2.001) - distanceRun(1.999)).toBeCloseTo(0.002 * speedAfter(2), 6)
    expect(ratioOfForce(0)).toBeGreaterThan(ratioOfForce(RUNNER.maximal))
    expect(ratioOfForce(RUNNER.maximal)).toBeGreaterThanOrEqual(0)
  })

  test('expected goals fall with distance and with a narrow angle', () => {
    expect(expectedGoals([99, 34])).toBeGreaterThan(expectedGoals([85, 34]))
    expect(expectedGoals([100, 34])).toBeGreaterThan(expectedGoals([100, 48]))
    expect(expectedGoals([99, 34])).toBeGreaterThan(0.25)
    expect(expectedGoals([77, 34])).toBeLessThan(0.04)
  })

  test('every pass has two ends', () => {
    expect(sum(range(0, 10).map(involvement))).toBe(2 * sum(LINKS.map(l => l.passes)))
  })

  test('the learners of the picture reach the number of valleys that it names', () => {
    expect(solutionsReached).toBe(3)
  })
})

describe('poses', () => {
  test('the squat folds the knee with depth, the landing after contact', () => {
    expect(squatPose(1).R.knee).toBeGreaterThan(squatPose(0.5).R.knee)
    expect(landingPose(0.16).R.knee).toBeGreaterThan(landingPose(0).R.knee + 30)
  })

  test('a track passes its keys and never overshoots them', () => {
    const f = track([
      [0, 0],
      [1, 10],
      [2, 10],
      [3, 0],
    ])
    expect(f(1)).toBeCloseTo(10, 9)
    expect(Math.max(...range(0, 3, 0.01).map(f))).toBeLessThanOrEqual(10 + 1e-9)
  })
})
