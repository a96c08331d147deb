import { expect, test } from 'vitest'

import { CallRefused, contextWith, type Api } from './api.ts'
import { failed, hasFailed, loader, orFailed } from './loader.ts'

const refused = (status: number) => new CallRefused(status, { code: 'a-code', message: 'a text' })
const args = {
  request: new Request('https://academy.example/dashboard/my-courses?page=2'),
  params: { id: '1' },
  context: contextWith({} as Api),
}
const outcomeOf = (load: () => Promise<unknown>) => loader(load)(args).catch((thrown: unknown) => thrown)

test('a loader gives what it loads, with the address and its parts', async () => {
  const load = loader(async (_, { url, params }) => [url.searchParams.get('page'), params['id']])
  expect(await load(args)).toEqual(['2', '1'])
})

test('D-18 X-SESS-2 who is not signed in is led to /login and back to where they were', async () => {
  const answer = await outcomeOf(() => Promise.reject(refused(401)))
  if (!(answer instanceof Response)) throw new Error('no redirection')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/login?next=%2Fdashboard%2Fmy-courses%3Fpage%3D2',
  ])
})

test('another refusal becomes the error page with its status; a surprise stays one', async () => {
  expect(await outcomeOf(() => Promise.reject(refused(404)))).toMatchObject({
    data: { code: 'a-code', message: 'a text' },
    init: { status: 404 },
  })
  const surprise = new TypeError('broken')
  expect(await outcomeOf(() => Promise.reject(surprise))).toBe(surprise)
})

test('D-41 X-ERR-1 a part that cannot be read leaves the rest standing; a refusal is not taken for that', async () => {
  expect(await orFailed(Promise.resolve([1]))).toEqual([1])
  expect(await orFailed(Promise.reject(refused(503)))).toBe(failed)
  expect(await orFailed(Promise.reject(new TypeError('no network')))).toBe(failed)
  await expect(orFailed(Promise.reject(refused(401)))).rejects.toMatchObject({ status: 401 })
  expect([failed, { failed: true }, [], null, undefined, 'failed'].map(hasFailed)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
