import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { minutes } from '#src/wire/durations.ts'

import { namedPage as page, resolveLazyRoutes } from './lazy-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const Page = () => null
/** What the router does when it comes to a page whose component is not there yet. */
async function load(route: RouteObject): Promise<unknown> {
  if (typeof route.lazy !== 'function') throw new Error('not lazy')
  return route.lazy()
}

test('X-LOAD-1 a page whose chunk has not come after 120 s is given up, not before', async () => {
  let outcome: unknown = 'loading'
  load(page('web/a-page.tsx', () => new Promise(() => {}), { path: 'a' })).catch((error: unknown) => (outcome = error))
  await vi.advanceTimersByTimeAsync(minutes(2) - 1)
  expect(outcome).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toMatchObject({ name: 'PageOutdated', message: 'web/a-page.tsx' })
})

test('X-LOAD-1 a chunk that a deploy removed is told apart from a fault of the page', async () => {
  const gone = page('web/a-page.tsx', () => Promise.reject(new TypeError('Failed to fetch')), { path: 'a' })
  await expect(load(gone)).rejects.toMatchObject({ name: 'PageOutdated', cause: expect.any(TypeError) })
})

test('a page that came leaves no timer behind', async () => {
  expect(await load(page('web/a-page.tsx', async () => Page, { path: 'a' }))).toEqual({ Component: Page })
  expect(vi.getTimerCount()).toBe(0)
})

test('the pages of an address are there before anything is drawn, the others stay lazy', async () => {
  const routes: RouteObject[] = [
    { path: '/', children: [page('a', async () => Page, { path: 'a' }), page('b', async () => Page, { path: 'b' })] },
  ]
  await resolveLazyRoutes(routes, { pathname: '/a' })
  expect(routes[0]?.children).toMatchObject([
    { id: 'a', Component: Page, lazy: undefined },
    { id: 'b', lazy: expect.any(Function) },
  ])
})
