import { expect, test } from 'vitest'

import { partAt, partsOf } from './chapters.ts'

const chapters = [
  { at: 5, title: 'Why' },
  { at: 20, title: 'How' },
  { at: 90, title: 'Behind the end' },
]

test('chapters part the whole time line, and none lies behind its end', () => {
  const parts = partsOf(chapters, 60)
  expect(parts).toEqual([
    { title: 'Why', from: 0, to: 20 },
    { title: 'How', from: 20, to: 60 },
  ])
  expect([0, 5, 19.9, 20, 60].map(time => partAt(parts, time))).toEqual([0, 0, 0, 1, 1])
  expect(partsOf(chapters, 0)).toEqual([])
  expect(partsOf([], 60)).toEqual([])
})
