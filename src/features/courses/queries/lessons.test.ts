import { expect, test } from 'vitest'

import { isCompleteCourse, learningOf, type Watched } from './lessons.ts'

/** A video of 100 s; `at` is the minute it was last watched, `percent` from 90 on is complete. */
const lesson = (name: string, percent = 0, at?: number): Watched => {
  const watchedAt = at === undefined ? null : new Date(Date.UTC(2026, 0, 1, 12, at))
  return {
    _id: name,
    kind: 'video',
    isNeeded: true,
    title: name,
    thumbnail: 'public/a/960.avif',
    durationSeconds: 100,
    percent,
    positionSeconds: percent,
    watchedAt,
    completedAt: percent >= 90 ? watchedAt : null,
  }
}
const written = (name: string, percent = 0, at?: number): Watched => ({
  ...lesson(name, percent, at),
  kind: 'reading',
  thumbnail: '',
})
const extra = (watched: Watched): Watched => ({ ...watched, isNeeded: false })

test('D-34 a completed video counts as 100, and only a whole course reaches 100', () => {
  expect(learningOf([lesson('a', 90, 1), lesson('b', 95, 2)]).progress).toBe(100)
  expect(learningOf([lesson('a', 90, 1), lesson('b', 95, 2), lesson('c', 89, 3)]).progress).toBe(96)
  expect(learningOf([lesson('a', 100, 1), lesson('b', 99.5, 2), lesson('c')]).progress).toBe(66)
})

test.each<[string, Watched[], string | undefined]>([
  ['nothing watched: the first', [lesson('a'), lesson('b')], 'a'],
  ['the one watched last, though an earlier one is open', [lesson('a', 10, 1), lesson('b', 20, 2)], 'b'],
  ['after a completed one the next', [lesson('a', 100, 1), lesson('b')], 'b'],
  ['not a later one that is completed already', [lesson('a', 95, 2), lesson('b', 90, 1), lesson('c')], 'c'],
  ['after the last one what was left out before', [lesson('a'), lesson('b', 100, 2)], 'a'],
  ['nothing after all', [lesson('a', 100, 1), lesson('b', 90, 2)], undefined],
  ['nothing in an empty course', [], undefined],
  ['a reading, as a video', [lesson('a', 100, 1), written('b'), lesson('c')], 'b'],
  ['what counts, past what does not', [lesson('a', 100, 1), extra(written('b')), lesson('c')], 'c'],
  ['nothing, when only what does not count is left', [lesson('a', 100, 1), extra(written('b'))], undefined],
])('goes on with %s', (_, lessons, next) => {
  expect(learningOf(lessons).next?.lessonId).toBe(next)
})

test('sums up what is begun, done and left', () => {
  const learning = learningOf([lesson('a', 100, 1), lesson('b', 40, 7), lesson('c')])
  expect(learning).toMatchObject({ startedLessons: 2, completedLessons: 1, remainingSeconds: 160 })
  expect(learning.lastWatchedAt).toBe('2026-01-01T12:07:00.000Z')
  expect(learningOf([])).toMatchObject({ progress: 0, remainingSeconds: 0, lastWatchedAt: null })
})

test('D-71 progress counts all lessons that staff mark as needed', () => {
  const lessons = [lesson('a', 100, 1), written('b', 50, 2), extra(written('c', 100, 3))]
  expect(learningOf(lessons)).toMatchObject({ progress: 75, startedLessons: 3, completedLessons: 2 })
  expect(learningOf(lessons).remainingSeconds).toBe(50)
  expect(isCompleteCourse(lessons)).toBe(false)
  expect(isCompleteCourse([lesson('a', 100, 1), written('b', 100, 2), extra(written('c'))])).toBe(true)
})

test('a course without a lesson that counts is never complete', () => {
  expect(isCompleteCourse([])).toBe(false)
  expect(isCompleteCourse([extra(written('a', 100, 1))])).toBe(false)
  expect(learningOf([extra(written('a', 100, 1))]).progress).toBe(0)
})
