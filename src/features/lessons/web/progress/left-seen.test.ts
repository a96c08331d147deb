import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forgetUntold, keepSeen, readSeen } from './left-seen.ts'

const kept = new Map<string, string>()
const outliving = new Map<string, string>()
const storage = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
})
beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage(kept))
  vi.stubGlobal('localStorage', storage(outliving))
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
  outliving.clear()
})

const lesson = { userId: 'p', courseId: 'c', videoId: 'v' }

test('D-65 what the tab played of a lesson stays played, for this person alone', () => {
  keepSeen(lesson, [[0, 4.5]], false)
  expect(readSeen(lesson)).toEqual([[0, 4.5]])
  expect(readSeen({ ...lesson, videoId: 'w' })).toEqual([])
  expect(readSeen({ ...lesson, userId: 'q' })).toEqual([])
})

test('D-65 what the academy was not told outlives the tab, until it was; of the last lesson and this person alone', () => {
  keepSeen(lesson, [[0, 4.5]], true)
  kept.clear()
  expect(readSeen(lesson)).toEqual([[0, 4.5]])
  expect(readSeen({ ...lesson, userId: 'q' })).toEqual([])
  forgetUntold({ ...lesson, videoId: 'w' })
  expect(readSeen(lesson)).toEqual([[0, 4.5]])
  forgetUntold(lesson)
  expect(readSeen(lesson)).toEqual([])
  keepSeen(lesson, [[0, 4.5]], false)
  kept.clear()
  expect(readSeen(lesson), 'it was told').toEqual([])
})

test.each(['', '{', 'null', '{"0":[0,1]}', '[[1,0]]', '[[0]]', '[["0","1"]]', '[[-1,1]]', '[null]'])(
  'what somebody else wrote there is nothing: %s',
  text => {
    kept.set('seen:p:c:v', text)
    expect(readSeen(lesson)).toEqual([])
  },
)
