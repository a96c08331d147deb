import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Endpoint } from '#src/wire/endpoint.ts'

import { createBrowserApi, isCallRefused } from './api.ts'

const endpoints = {
  list: ['GET', '/courses', 'anyone'],
  show: ['GET', '/course/:id', 'anyone'],
  write: ['PUT', '/progress/:id', 'signed-in'],
  signIn: ['POST', '/login', 'anyone'],
} as const satisfies Record<string, Endpoint>

type Calls = Record<keyof typeof endpoints, (input?: object) => Promise<unknown>>
// The browser's api takes whatever table it is given.
const calls = createBrowserApi(endpoints) as unknown as Calls

const fetched: [method: string, url: string, body: unknown][] = []
let answers: Record<string, () => Response>
const assign = vi.fn<(url: string) => void>()

beforeEach(() => {
  fetched.length = 0
  assign.mockClear()
  answers = {}
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      fetched.push([method, url, body && JSON.parse(body)])
      const answer = Object.entries(answers).find(([path]) => url.startsWith(path))?.[1]
      return answer ? answer() : Response.json({ ok: true })
    },
  )
  vi.stubGlobal('location', { assign, pathname: '/course/1', search: '?a=b' })
  vi.stubGlobal('localStorage', { removeItem: () => {} })
  vi.stubGlobal('document', { getElementById: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a read puts its fields into the address, a write into its body', async () => {
  await calls.list({ page: 2, title: 'a&b', categories: ['x', 'y'], rating: undefined })
  await calls.show({ id: 'a/b' })
  await calls.write({ id: '7', progress: 40 })
  await calls.list()
  expect(fetched).toEqual([
    ['GET', '/api/courses?page=2&title=a%26b&categories=x%2Cy', ''],
    ['GET', '/api/course/a%2Fb', ''],
    ['GET', '/api/refresh', ''],
    ['PUT', '/api/progress/7', { progress: 40 }],
    ['GET', '/api/courses', ''],
  ])
})

test('X-SESS-2 D-22 before a protected action the session is asked, once for all at the same moment', async () => {
  await Promise.all([calls.write({ id: '1' }), calls.write({ id: '2' }), calls.write({ id: '3' })])
  expect(fetched.filter(([, url]) => url === '/api/refresh')).toHaveLength(1)
  await calls.signIn({})
  expect(fetched.filter(([, url]) => url === '/api/refresh')).toHaveLength(1)
})

test.each([
  ['the check', '/api/refresh', () => calls.write({ id: '1' })],
  ['any call', '/api/courses', () => calls.list()],
])('X-SESS-2 D-22 when %s says 401 the person goes to /login, and the call never returns', async (_, path, call) => {
  answers = { [path]: () => Response.json({ code: 'sign-in', message: 'x' }, { status: 401 }) }
  let settled = false
  void call().finally(() => (settled = true))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login?next=%2Fcourse%2F1%3Fa%3Db'))
  expect(settled).toBe(false)
  expect(fetched.filter(([method]) => method === 'PUT')).toEqual([])
})

test('a refusal carries its status, code and text', async () => {
  answers = {
    '/api/login': () => Response.json({ code: 'email-unknown', message: "Email Dosen't exist" }, { status: 404 }),
  }
  const thrown = await calls.signIn({}).catch((error: unknown) => error)
  expect(isCallRefused(thrown)).toBe(true)
  expect(thrown).toMatchObject({ status: 404, code: 'email-unknown', message: "Email Dosen't exist" })
})

test('X-ERR-1 an answer that is not ours, or none at all, is a refusal too, and only a fault is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const message = 'The academy could not be reached'
  answers = { '/api/courses': () => new Response('<h1>Bad gateway</h1>', { status: 502 }) }
  expect(await calls.list().catch((error: unknown) => error)).toMatchObject({
    status: 502,
    code: 'unavailable',
    message,
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await calls.list().catch((error: unknown) => error)).toMatchObject({
    status: 503,
    code: 'unreached',
    message,
  })
  expect(logged).toHaveBeenCalledTimes(2)
  logged.mockRestore()
})

test('X-SESS-2 a network that is away says nothing about the session', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await calls.write({ id: '1' }).catch(() => {})
  expect(assign).not.toHaveBeenCalled()
})
