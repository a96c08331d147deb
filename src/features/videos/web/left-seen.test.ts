import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepSeen, readSeen } from './left-seen.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

const lesson = { personId: 'p', courseId: 'c', videoId: 'v' }

test('D-65 what the tab played of a lesson stays played, for this person alone', () => {
  keepSeen(lesson, [[0, 4.5]])
  expect(readSeen(lesson)).toEqual([[0, 4.5]])
  expect(readSeen({ ...lesson, videoId: 'w' })).toEqual([])
  expect(readSeen({ ...lesson, personId: 'q' })).toEqual([])
})

test.each(['', '{', 'null', '{"0":[0,1]}', '[[1,0]]', '[[0]]', '[["0","1"]]', '[[-1,1]]', '[null]'])(
  'what somebody else wrote there is nothing: %s',
  text => {
    kept.set('seen:p:c:v', text)
    expect(readSeen(lesson)).toEqual([])
  },
)
