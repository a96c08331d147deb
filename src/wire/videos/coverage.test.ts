import { describe, expect, test } from 'vitest'

import { coveredPercent, gapsBefore, join, keepable, MOST_STRETCHES, seenBefore, type Stretch } from './coverage.ts'

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
    const before = (progress: number, positionSeconds: number, seen: Stretch[] = []) =>
      seenBefore({ progress, positionSeconds, durationSeconds: 100, seen })
    expect(before(50, 100)).toEqual([[50, 100]])
    expect(before(30, 30)).toEqual([[0, 30]])
    expect(before(80, 10)).toEqual([[0, 80]])
    expect(before(0, 40)).toEqual([])
    const known: Stretch[] = [
      [0, 20],
      [60, 90],
    ]
    expect(before(50, 90, known), 'what is known is not guessed').toEqual(known)
    expect(before(60, 90, known), 'more than is known').toEqual([
      [0, 20],
      [30, 90],
    ])
  })

  test('D-65 finds what was skipped, up to where somebody is', () => {
    const seen: Stretch[] = [
      [0, 10],
      [40, 60],
    ]
    expect(gapsBefore(seen, 60)).toEqual([[10, 40]])
    expect(gapsBefore(seen, 30)).toEqual([[10, 30]])
    expect(gapsBefore(seen, 50)).toEqual([[10, 40]])
    expect(gapsBefore(seen, 100)).toEqual([
      [10, 40],
      [60, 100],
    ])
    expect(gapsBefore([[0.3, 30]], 30.2), 'players begin and end a little late').toEqual([])
    expect(gapsBefore([], 0)).toEqual([])
  })

  test('keeps only what lies in the video, and of endlessly many pieces the longest', () => {
    expect(
      keepable(
        [
          [-5, 3.237],
          [90, 400],
          [50, 50],
          [70, 60],
        ],
        100,
      ),
    ).toEqual([
      [0, 3.24],
      [90, 100],
    ])
    const crumbs = Array.from({ length: 500 }, (_, index): Stretch => [index * 2, index * 2 + 1])
    const kept = keepable([...crumbs, [2000, 2100]], 3000)
    expect(kept).toHaveLength(MOST_STRETCHES)
    expect(kept.at(-1)).toEqual([2000, 2100])
  })
})
