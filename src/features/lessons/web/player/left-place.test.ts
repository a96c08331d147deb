import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepLeft, readLeft } from './left-place.ts'

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

const path = '/video/a/b'

test('L-VID-9 E-12 for a minute after playing, the tab knows where it left this video', () => {
  keepLeft({ path, place: 12.5, at: 1_000_000 })
  expect(readLeft(path, 1_000_000)).toBe(12.5)
  expect(readLeft(path, 1_059_000)).toBe(12.5)
  expect(readLeft(path, 1_061_000)).toBeUndefined()
  expect(readLeft(path, 900_000), 'a clock that was set back').toBeUndefined()
  expect(readLeft('/video/a/c', 1_000_000)).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '{"path":"/video/a/b","place":"1","at":1000000}', '{"path":"/video/a/b"}'])(
  'what somebody else wrote there is nothing: %s',
  text => {
    kept.set('left', text)
    expect(readLeft(path, 1_000_000)).toBeUndefined()
  },
)

test('a browser that keeps nothing changes nothing', () => {
  vi.unstubAllGlobals()
  keepLeft({ path, place: 1, at: 1 })
  expect(readLeft(path, 1)).toBeUndefined()
})
