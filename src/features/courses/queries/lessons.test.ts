import { expect, test } from 'vitest'

import { learningOf, type Lesson } from './lessons.ts'

/** A lesson of 100 s; `at` is the minute it was last watched, `percent` from 90 on is complete. */
const lesson = (name: string, percent = 0, at?: number): Lesson => {
  const watchedAt = at === undefined ? null : new Date(Date.UTC(2026, 0, 1, 12, at))
  return {
    isFree: false,
    courseId: 'course',
    videoId: name,
    title: name,
    description: '',
    thumbnail: 'public/a/960.avif',
    durationSeconds: 100,
    captions: [],
    links: [],
    mediaKey: '',
    pdfKey: null,
    hlsFolder: null,
    hasSound: null,
    seen: [],
    createdAt: new Date(0),
    startedAt: null,
    percent,
    positionSeconds: percent,
    watchedAt,
    completedAt: percent >= 90 ? watchedAt : null,
  }
}

test('D-34 a completed video counts as 100, and only a whole course reaches 100', () => {
  expect(learningOf([lesson('a', 90, 1), lesson('b', 95, 2)]).progress).toBe(100)
  expect(learningOf([lesson('a', 90, 1), lesson('b', 95, 2), lesson('c', 89, 3)]).progress).toBe(96)
  expect(learningOf([lesson('a', 100, 1), lesson('b', 99.5, 2), lesson('c')]).progress).toBe(66)
})

test.each<[string, Lesson[], string | undefined]>([
  ['nothing watched: the first', [lesson('a'), lesson('b')], 'a'],
  ['the one watched last, though an earlier one is open', [lesson('a', 10, 1), lesson('b', 20, 2)], 'b'],
  ['after a completed one the next', [lesson('a', 100, 1), lesson('b')], 'b'],
  ['not a later one that is completed already', [lesson('a', 95, 2), lesson('b', 90, 1), lesson('c')], 'c'],
  ['after the last one what was left out before', [lesson('a'), lesson('b', 100, 2)], 'a'],
  ['nothing after all', [lesson('a', 100, 1), lesson('b', 90, 2)], undefined],
  ['nothing in an empty course', [], undefined],
])('goes on with %s', (_, lessons, next) => {
  expect(learningOf(lessons).next?.videoId).toBe(next)
})

test('sums up what is begun, done and left', () => {
  const learning = learningOf([lesson('a', 100, 1), lesson('b', 40, 7), lesson('c')])
  expect(learning).toMatchObject({ startedVideos: 2, completedVideos: 1, remainingSeconds: 160 })
  expect(learning.lastWatchedAt).toBe('2026-01-01T12:07:00.000Z')
  expect(learningOf([])).toMatchObject({ progress: 0, remainingSeconds: 0, lastWatchedAt: null })
})
