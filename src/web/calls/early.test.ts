import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forgetEarly, readEarly, takeEarly } from './early.ts'

const address = (name: string) => `http://site/${name}`

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  forgetEarly()
  vi.useRealTimers()
})

test('what was read early is given once', async () => {
  const read = vi.fn<() => Promise<string>>(async () => 'found')
  readEarly(address('courses'), read)
  readEarly(address('courses'), read)
  expect(await takeEarly(address('courses'))).toBe('found')
  expect(takeEarly(address('courses'))).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(1)
})

test('what is older than five seconds, or than a change, is read again', () => {
  readEarly(address('courses'), async () => 'found')
  vi.advanceTimersByTime(5_000)
  expect(takeEarly(address('courses'))).toBeUndefined()
  readEarly(address('courses'), async () => 'found')
  forgetEarly()
  expect(takeEarly(address('courses'))).toBeUndefined()
})

test('what failed is read again', async () => {
  readEarly(address('courses'), async () => Promise.reject(new Error('no line')))
  await expect(takeEarly(address('courses'))).rejects.toThrow('no line')
  readEarly(address('courses'), async () => Promise.reject(new Error('no line')))
  await setImmediate()
  expect(takeEarly(address('courses'))).toBeUndefined()
})

test('who sweeps over a list leaves a few behind', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) readEarly(address(name), async () => name)
  expect(['a', 'b', 'c', 'd', 'e'].map(name => takeEarly(address(name)) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
})
