import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import type { Access } from '#src/wire/endpoint.ts'

import { endpoints } from '../api.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const unknownId = '00000000-0000-4000-8000-000000000000'
const roles = ['visitor', 'learner', 'admin'] as const

/** What each rule means. Files and webhooks prove themselves by a signature, whoever sends it. */
const expected: Record<Access, string[]> = {
  anyone: ['yes', 'yes', 'yes'],
  signed: ['403', '403', '403'],
  webhook: ['yes', 'yes', 'yes'],
  'signed-in': ['401', 'yes', 'yes'],
  admin: ['401', '403', 'yes'],
}

/** Calls with fields that no call takes: whoever may call it is told that the fields are wrong. */
async function callAs(
  role: (typeof roles)[number],
  [method, path]: readonly [string, string, string],
): Promise<string> {
  const client = role === 'visitor' ? academy.client() : (await seedUser(academy, { role })).client
  const address = `/api${path.replace(/:\w+/g, unknownId)}`
  const { get, post, put, patch, delete: remove } = client
  const verb = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: remove }[method]
  const { status, body } = method === 'GET' ? await client.get(address) : await (verb ?? client.post)(address, {})
  if (body?.code === 'sign-in') return '401'
  return body?.code === 'forbidden' && status === 403 ? '403' : 'yes'
}

test('T26 X-ROLE-1 X-ROLE-2 X-ROLE-8 who may call what is what docs/access.md says', async () => {
  const rows = [
    '# Who may call what',
    '',
    'What the server answered to each role; `yes` leaves to the call itself what it shows or refuses. A test compares this',
    'table with the running server; `npx vitest run src/app/access/access.test.ts -u` writes it again. Read what changed.',
    '',
    '| call | rule | visitor | learner | admin |',
    '|---|---|---|---|---|',
  ]
  for (const endpoint of Object.values(endpoints)) {
    const [method, path, access] = endpoint
    const answers = []
    for (const role of roles) answers.push(await callAs(role, endpoint))
    expect([path, ...answers]).toEqual([path, ...expected[access]])
    rows.push(`| ${method} ${path} | ${access} | ${answers.join(' | ')} |`)
  }
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('../../../docs/access.md')
})
