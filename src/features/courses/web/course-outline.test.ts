import { expect, test } from 'vitest'

import { lessonsOf, outlineOf } from './course-outline.ts'

const video = (_id: string) => ({ _id, title: _id, durationSeconds: 90, progress: 0, completed: false })
const reading = (_id: string) => ({
  _id,
  kind: 'reading' as const,
  title: _id,
  minutes: 5,
  questionCount: 0,
  isNeeded: false,
  progress: 100,
  completed: true,
})
const lists = {
  videos: [video('a'), video('b')],
  lessons: [reading('c')],
  sections: [
    { title: null, lessons: ['b'] },
    { title: 'Later', lessons: ['c', 'a'] },
  ],
}

test('D-71 lessons of every kind stand under their headings, numbered through the course', () => {
  const [first, later] = outlineOf(lists)
  expect(first).toMatchObject({ title: null, seconds: 90, lessons: [{ _id: 'b', number: 1, kind: 'video' }] })
  expect(later).toMatchObject({ title: 'Later', seconds: 390 })
  expect(later?.lessons).toMatchObject([
    { _id: 'c', number: 2, kind: 'reading', isNeeded: false, completed: true, written: { minutes: 5 } },
    { _id: 'a', number: 3, kind: 'video', isNeeded: true, video: { durationSeconds: 90 } },
  ])
  expect(lessonsOf(lists).map(({ number }) => number)).toEqual([1, 2, 3])
})

test('a lesson that is in no list is left out, and no number with it', () => {
  const sections = [{ title: 'One', lessons: ['a', 'gone', 'b'] }]
  expect(lessonsOf({ ...lists, sections }).map(({ _id, number }) => [_id, number])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(outlineOf({ videos: [], lessons: [], sections: [] })).toEqual([])
})
