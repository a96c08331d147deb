import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '#src/app/api.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { sendRaw } from '#src/testing/load/raw.ts'

import { checkApi, type Api } from './api.ts'
import { bind } from './routes.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const contract = { greet: { input: z.strictObject({}), output: z.object({}) } }
const routes = bind(contract, { greet: async () => ({}) })
const whole: Api = { endpoints: { greet: ['GET', '/greet', 'anyone'] }, routes, raw: {} }

test('T26 ASVS 8.2.1 the server does not boot with an endpoint that lacks a rule of access or a verb', () => {
  expect(() => checkApi(whole)).not.toThrow()
  expect(() => checkApi(api)).not.toThrow()
  const without = { ...whole, endpoints: { greet: ['GET', '/greet'] } } as unknown as Api
  expect(() => checkApi(without)).toThrow('greet has no rule of access')
  const odd = { ...whole, endpoints: { greet: ['GET', '/greet', 'toString'] } } as unknown as Api
  expect(() => checkApi(odd)).toThrow('greet has no rule of access')
  expect(() => checkApi({ ...whole, routes: {} })).toThrow('greet has no verb')
  expect(() => checkApi({ ...whole, endpoints: {} })).toThrow('greet is no endpoint')
  expect(() => bind(contract, {} as never)).toThrow('greet has no verb')
})

test('T28 ASVS 15.3.3 the server does not boot with a deletion of all that an empty id would reach', () => {
  const all: Api['endpoints'] = { greet: ['DELETE', '/greetings', 'anyone'] }
  const one: Api['endpoints'] = { ...all, greetOne: ['DELETE', '/greetings/:id', 'anyone'] }
  const both = bind({ ...contract, greetOne: contract.greet }, { greet: async () => ({}), greetOne: async () => ({}) })
  expect(() => checkApi({ ...whole, endpoints: all })).not.toThrow()
  expect(() => checkApi({ ...whole, routes: both, endpoints: one })).toThrow(
    'greet is what a deletion without its id would call',
  )
})

test('T67 ASVS 15.3.7 a single field that is given twice is refused', async () => {
  for (const query of ['page=1&page=2', 'rating=5&rating=1', 'title=a&title=b']) {
    const { status, body } = await academy.client().get(`/api/courses?${query}`)
    expect([query, status, body.code]).toEqual([query, 400, 'invalid'])
  }
  const { status } = await academy.client().get('/api/page?name=hero&name=hero')
  expect(status).toBe(400)
})

test('T68 numbers in an address are digits within their limits', async () => {
  for (const number of ['1e9', '-1', '0x10', '1e400', 'NaN', 'Infinity', '1.5', ' 1', '0', '99999999999999999999']) {
    for (const field of ['limit', 'page']) {
      const { status, body } = await academy.client().get(`/api/courses?${field}=${encodeURIComponent(number)}`)
      expect([field, number, status, body.code]).toEqual([field, number, 400, 'invalid'])
    }
  }
  expect((await academy.client().get('/api/courses?limit=101')).status).toBe(400)
  expect((await academy.client().get('/api/courses?limit=100&page=100000')).status).toBe(200)
})

const login = (text: string) => academy.client().post('/api/login', text, { 'content-type': 'application/json' })

test('T65 ASVS 1.5.2 odd JSON is refused, quickly, and touches no prototype', async () => {
  const account = '"email":"a@b.example","password":"password"'
  const deep = '['.repeat(10_000) + ']'.repeat(10_000)
  const odd = [
    `{${account},"__proto__":{"role":"admin"}}`,
    `{${account},"constructor":{"prototype":{"role":"admin"}}}`,
    `{${account},"role":"admin"}`,
    `{"email":${deep},"password":"password"}`,
    deep,
    `{"email":"\\ud800@b.example","password":"\\udfff"}`,
    `{${account}`,
    `{${account}}{}`,
    'null',
    '7',
    '"text"',
    '[]',
    '',
    '\u0000',
  ]
  for (const text of odd) {
    const started = performance.now()
    const { status, body } = await login(text)
    expect([text.slice(0, 60), status, body?.code]).toEqual([text.slice(0, 60), 400, 'invalid'])
    expect(performance.now() - started).toBeLessThan(1000)
  }
  expect(({} as { role?: string }).role).toBeUndefined()
})

test('T65 ASVS 15.3.6 of two keys with one name the last counts, for every check alike', async () => {
  const { status } = await login('{"email":"a@b.example","password":"password","password":"short"}')
  expect(status).toBe(400)
})

test('T55 R19 ASVS 5.2.1 a body beyond what the call can take is refused, before it is read', async () => {
  for (const length of [100_000, 1_100_000]) {
    const { status, body } = await login(JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(length) }))
    expect([status, body.code]).toEqual([413, 'too-large'])
  }
  const head = 'host: 127.0.0.1\r\n'
  const post = (path: string, type: string, length: string) =>
    `POST ${path} HTTP/1.1\r\n${head}sec-fetch-site: same-origin\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
  const form = 'multipart/form-data; boundary=x'
  const status = async (path: string, type: string, length: string) =>
    (await sendRaw(academy.url, post(path, type, length)))[0]
  expect(await status('/api/login', 'application/json', '100000')).toBe(413)
  expect(await status('/api/club/application', form, '999999999')).toBe(413)
  expect(await status('/api/club/application', form, '1000000000000')).toBe(413)
  // Nobody whom the rule keeps out is waited for either.
  expect(await status('/api/logout/everywhere', 'application/json', '100')).toBe(401)
  expect(await status('/api/blog', form, '1000')).toBe(401)
})

test('T71 D-54 what is posted stands in the body: an address is no place for a password', async () => {
  const { status } = await academy.client().post('/api/login?email=a@b.example&password=password', {})
  expect(status).toBe(400)
  const unread = await academy
    .client()
    .post('/api/login?password=other', { email: 'a@b.example', password: 'password' })
  expect(unread.body.code).toBe('email-unknown')
})

test('an address that cannot be read is one clear refusal', async () => {
  for (const path of ['/%ff', '/api/%ff', '/course/%', `/api/course/${'a'.repeat(400)}`, '/api/', '/api']) {
    const { status, body, text } = await academy.client().get(path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
    if (path.startsWith('/api/') && path !== '/api/')
      expect(body, text).toMatchObject({ code: expect.any(String), error: body.message })
  }
})
