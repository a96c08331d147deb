// @vitest-environment node
import { createMemoryRouter, data } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'

import { keptWhileUnheard } from './kept-page.ts'
import { failed, hasFailed, unheard } from './loader.ts'

/** A page whose loader answers these in turn. */
async function openPage(...answers: (() => unknown)[]) {
  const turns = answers.values()
  const listeners: (() => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener))
  onTestFinished(() => void vi.unstubAllGlobals())
  const load = () => turns.next().value?.()
  const children = [
    { id: 'page', path: '/', loader: load },
    { id: 'other', path: '/other', loader: load },
  ]
  const routes = [{ id: 'all', middleware: [keptWhileUnheard(() => router)], children }]
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(routes)
  router.initialize()
  await vi.waitUntil(() => router.state.initialized)
  return { router, listeners }
}

const notHeard = () => {
  throw data({ code: 'unreached', message: '' }, { status: 503 })
}

test('X-ERR-1 a page that is shown stays where no answer comes, and is read again when the line is back', async () => {
  const { router, listeners } = await openPage(
    () => 'one',
    notHeard,
    () => 'two',
  )
  await router.revalidate()
  expect([router.state.loaderData['page'], router.state.errors]).toEqual(['one', null])
  expect(listeners).toHaveLength(1)
  listeners[0]?.()
  await vi.waitUntil(() => router.state.loaderData['page'] === 'two')
})

test('D-41 of a page in parts, those stay that were not heard; a part that was never read may be asked for again', async () => {
  const first = { list: [1], plans: unheard, more: 1 }
  const { router } = await openPage(
    () => first,
    () => ({ list: unheard, plans: unheard, more: 2 }),
    () => unheard,
  )
  await router.revalidate()
  expect(router.state.loaderData['page']).toEqual({ list: [1], plans: unheard, more: 2 })
  await router.revalidate()
  expect(hasFailed(router.state.loaderData['page'])).toBe(false)
})

test('what the server says is news, and another page never shows what this one had', async () => {
  const refuse = () => {
    throw data({ code: 'not-found', message: '' }, { status: 404 })
  }
  const { router } = await openPage(
    () => 'one',
    () => failed,
    notHeard,
    refuse,
  )
  await router.revalidate()
  expect(router.state.loaderData['page']).toEqual(failed)
  await router.navigate('/other')
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 503 }])
  await router.navigate('/')
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }])
})
