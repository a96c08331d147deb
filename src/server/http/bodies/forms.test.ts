import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { createReadingTurns } from '#src/server/pages/reading-turns.ts'
import { Upload } from '#src/wire/fields.ts'

import { serveApi } from '../api/api.ts'
import { bind } from '../api/routes.ts'
import { addEdgeRules } from '../edge-rules.ts'
import { answerErrors } from '../errors.ts'
import { acceptForms } from './forms.ts'

const contract = {
  send: {
    input: z.strictObject({
      name: z.string().max(50),
      file: Upload.optional(),
      tags: z.array(z.string().max(20)).max(5).optional(),
    }),
    output: z.object({ name: z.string(), size: z.number(), tags: z.number() }),
    files: 1,
  },
  papers: { input: z.strictObject({ file: z.file() }), output: z.object({}), files: 1, fileBytes: 12_000_000 },
  guarded: { input: z.strictObject({ file: Upload }), output: z.object({}), files: 1 },
  plain: { input: z.strictObject({}), output: z.object({}) },
} as const
const routes = bind(contract, {
  send: async (_, { name, file, tags }) => ({ name, size: file?.size ?? 0, tags: tags?.length ?? 0 }),
  papers: async () => ({}),
  guarded: async () => ({}),
  plain: async () => ({}),
})

const app = fastify({ forceCloseConnections: true })
let url: string
beforeAll(async () => {
  answerErrors(app)
  addEdgeRules(app, 'http://127.0.0.1')
  await acceptForms(app)
  const endpoints = {
    send: ['POST', '/send', 'anyone'],
    papers: ['POST', '/papers', 'anyone'],
    guarded: ['POST', '/guarded', 'signed-in'],
    plain: ['POST', '/plain', 'anyone'],
  } as const
  // The verbs here look at nothing but the actor, and the rooms at the address.
  const visitorOf = () => ({ actor: { kind: 'visitor' }, ip: '127.0.0.1' }) as unknown as Context
  const edge = { visitorOf, contextOf: async () => visitorOf(), httpOf: () => ({}) as never }
  serveApi(
    app,
    { endpoints, routes, raw: {} },
    { ...edge, catchUp: async () => {}, cache: undefined, turns: createReadingTurns() },
  )
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function post(path: string, body: FormData | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body,
  })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}

function form(fields: Record<string, string | Blob | string[]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, one)
  }
  return data
}

test('a form brings its texts and its file, and JSON does where nobody chose one', async () => {
  const file = new Blob(['0123456789'])
  expect(await post('/send', form({ name: 'Ada', file, tags: ['a', 'b'] }))).toEqual({
    status: 200,
    body: { name: 'Ada', size: 10, tags: 2 },
  })
  expect(await post('/send', JSON.stringify({ name: 'Ada' }), { 'content-type': 'application/json' })).toMatchObject({
    status: 200,
    body: { size: 0 },
  })
})

test('T66 ASVS 2.2.3 a file that is too large, empty, one too many or no file is refused', async () => {
  const status = async (fields: Record<string, string | Blob | string[]>) => (await post('/send', form(fields))).status
  expect(await status({ name: 'Ada', file: new Blob([new Uint8Array(10_000_000)]) })).toBe(200)
  expect(await status({ name: 'Ada', file: new Blob([new Uint8Array(10_000_001)]) })).toBe(413)
  expect(await status({ name: 'Ada', file: new Blob([]) })).toBe(400)
  expect(await status({ name: 'Ada', file: 'text' })).toBe(400)
  expect(await status({ name: 'Ada', file: new Blob(['x']), second: new Blob(['y']) })).toBe(413)
  expect(await status({ name: 'x'.repeat(51) })).toBe(400)
  expect(await status({ name: 'Ada', odd: 'x' })).toBe(400)
  expect(await status({ name: 'Ada', ['__proto__']: 'x' })).toBe(400)
})

test('T57 ASVS 3.5.2 only a call that takes files takes a form, and only from our own pages', async () => {
  expect((await post('/plain', form({}))).status).toBe(415)
  expect((await post('/send', form({ name: 'Ada' }), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const headers = { 'content-type': 'multipart/form-data' }
  expect((await post('/send', 'name=Ada', headers)).status).toBe(415)
})

test('T66 ASVS 15.3.5 a broken form is an error of who sent it', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  for (const body of ['', '--x', '--x\r\n\r\n', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda']) {
    const { status } = await post('/send', body, headers)
    expect(status, body).toBe(400)
  }
})

test('who may not call is told before his file is read', async () => {
  expect(await post('/guarded', form({ file: new Blob([new Uint8Array(5_000_000)]) }))).toMatchObject({
    status: 401,
    body: { code: 'sign-in' },
  })
})

test('T55 a call that takes larger files says so, and the others keep their limit', async () => {
  const form = (bytes: number) => {
    const fields = new FormData()
    fields.set('file', new File([new Uint8Array(bytes)], 'a.pdf'))
    return fields
  }
  expect((await post('/papers', form(10_000_001))).status).toBe(200)
  expect((await post('/papers', form(12_000_001))).status).toBe(413)
})
