import { afterAll, beforeAll, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'

import { newToken } from '../security/secrets.ts'
import { createLog } from './log.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'debug' } })
})
afterAll(() => academy[Symbol.asyncDispose]())

type Line = Record<string, unknown> & { msg: string }
const lines = () => academy.logs.map(text => JSON.parse(text) as Line)

test('T70 T71 ASVS 13.3.2 neither passwords nor codes nor tokens nor query strings nor bodies come into the log', async () => {
  const client = academy.client()
  const canaries = {
    password: 'Canary-password-1',
    query: 'canary-query',
    token: newToken(),
    cookie: newToken(),
    name: 'Canaryname',
  }
  const user = { firstName: canaries.name, lastName: canaries.name, email: 'canary@example.org' }
  await client.post('/api/userCreate', { ...user, password: canaries.password })
  const [mail = ''] = await academy.mailsTo('canary@example.org')
  const code = /\b\d{6}\b/.exec(mail.replace(/^[\s\S]*?\r\n\r\n/, ''))?.[0] ?? 'no code'
  await client.post('/api/login', { email: user.email, password: canaries.password })
  await client.post('/api/activation', { activationCode: code, token: canaries.token })
  await client.put('/api/pass_reset', { newPassword: canaries.password, token: canaries.token })
  await client.get(`/courses?title=${canaries.query}`)
  await client.get(`/api/courses?title=${canaries.query}&other=${canaries.query}`)
  await client.get(`/activation/${canaries.token}`)
  await client.get(`/reset-password/${canaries.token}`)
  await client.get('/api/refresh', { cookie: `session=${canaries.cookie}`, authorization: `Bearer ${canaries.cookie}` })
  const log = academy.logs.join('')
  for (const [kind, canary] of Object.entries(canaries)) expect(log.includes(canary), kind).toBe(false)
  expect(code).toMatch(/^\d{6}$/)
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
  expect(log).toContain('"path":"/activation/[hidden]"')
})

test('one line for each request says what was asked, by whom, and how it ended', async () => {
  academy.logs.length = 0
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/categories?x=1']) await academy.client().get(path)
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      req: { method: 'GET', path: '/api/categories', ip: '127.0.0.1' },
      status: 400,
      milliseconds: expect.any(Number),
      msg: 'request',
    },
  ])
})

test('T70 ASVS 14.2.4 a failed statement is logged with its cause and without its values', async () => {
  const secret = 'argon2-of-somebody'
  const row = { id: 'not a uuid', firstName: 'Ada', lastName: 'Lovelace', passwordHash: secret }
  const failed: unknown = await academy.services.db
    .insert(users)
    .values(row)
    .catch((error: unknown) => error)
  expect(String(failed)).toContain(secret) // what the driver's own words would have told
  academy.logs.length = 0
  academy.services.log.error({ err: failed }, 'request failed')
  expect(academy.logs).toHaveLength(1)
  expect(academy.logs[0]).not.toContain(secret)
  expect(lines()[0]).toMatchObject({
    err: {
      message: expect.stringContaining('insert into "users"'),
      cause: { reason: '22P02', stack: expect.any(Array) },
    },
  })
})

test('T72 what a caller sends cannot begin a line of its own', () => {
  const written: string[] = []
  const log = createLog('info', { write: line => void written.push(line) })
  log.warn({ email: 'a@b.example\n{"level":60,"msg":"forged"}' }, 'odd\r\n{"level":60}')
  log.error({ err: new Error('first\nsecond', { cause: 'a text' }) }, 'x')
  expect(written).toHaveLength(2)
  for (const line of written) expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1)
})

test('T70 ASVS 16.2.5 values under a telling name are hidden wherever they stand', () => {
  const written: string[] = []
  const log = createLog('info', { write: line => void written.push(line) })
  for (const name of [
    'password',
    'newPassword',
    'token',
    'activationCode',
    'clientSecret',
    'authorization',
    'cookie',
  ]) {
    log.info({ [name]: 'canary', inside: { [name]: 'canary' } }, 'x')
  }
  expect(written.join('')).not.toContain('canary')
  log.info({ code: 'canary', count: 2, of: { name: 'a', token: 'canary' }, at: new Date(0), list: ['b'] }, 'x')
  expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({
    code: '[hidden]',
    count: 2,
    of: { name: 'a', token: '[hidden]' },
    at: '1970-01-01T00:00:00.000Z',
    list: ['b'],
  })
})

test('T70 an error that is thrown while a request runs does not reach the client', async () => {
  await academy.asOwner('alter table categories rename to categories_away')
  try {
    const { status, body, text } = await academy.client().get('/api/categories')
    expect([status, body.code]).toEqual([500, 'broken'])
    expect(text).not.toMatch(/categor|select|relation/i)
    const reported = lines().filter(({ msg }) => msg === 'request failed')
    expect(reported.at(-1)).toMatchObject({ reqId: expect.any(String), err: { cause: { reason: '42P01' } } })
  } finally {
    await academy.asOwner('alter table categories_away rename to categories')
  }
})
