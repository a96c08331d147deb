import { describe, expect, test } from 'vitest'

import { assumedStretch, coveredPercent, join } from './coverage.ts'

describe('L-VID-9 D-34 watched coverage', () => {
  test('joins stretches that overlap or touch, whatever their order', () => {
    expect(
      join([
        [20, 30],
        [0, 10],
        [9, 15],
        [15.3, 16],
      ]),
    ).toEqual([
      [0, 16],
      [20, 30],
    ])
  })

  test('counts a stretch that was played twice once', () => {
    expect(
      coveredPercent(
        [
          [0, 5],
          [0, 5],
          [2, 6],
        ],
        10,
      ),
    ).toBe(60)
  })

  test('counts nothing for skipping to the end', () => {
    expect(
      coveredPercent(
        [
          [0, 1],
          [99, 100],
        ],
        100,
      ),
    ).toBe(2)
  })

  test.each([0, Number.NaN, Number.POSITIVE_INFINITY])('is 0 for a length of %s', length => {
    expect(coveredPercent([[0, 5]], length)).toBe(0)
  })

  test('takes an earlier share to end where the person stopped, or to begin at the start', () => {
    expect(assumedStretch({ progress: 50, positionSeconds: 100, durationSeconds: 100 })).toEqual([50, 100])
    expect(assumedStretch({ progress: 30, positionSeconds: 30, durationSeconds: 100 })).toEqual([0, 30])
    expect(assumedStretch({ progress: 80, positionSeconds: 10, durationSeconds: 100 })).toEqual([0, 80])
    expect(assumedStretch({ progress: 0, positionSeconds: 40, durationSeconds: 100 })).toEqual([40, 40])
  })
})
