import { once } from 'node:events'
import { createServer } from 'node:net'

import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'

import { query } from '#src/testing/starting/database.ts'
import { freePort } from '#src/testing/starting/free-port.ts'
import { cleaning, databaseUrl, startProcess } from '#src/testing/starting/start-process.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: minutes(2) })

const elsewhere = (url: string, change: (address: URL) => void) => {
  const address = new URL(url.replace('postgresql:///', 'postgresql://h/'))
  change(address)
  return address.href.replace('postgresql://h/', 'postgresql:///')
}

test.each([
  [
    'is down',
    async () => `postgresql://me:hidden-word@127.0.0.1:${await freePort()}/none`,
    'No database answers at me@127',
  ],
  ['has no such host', async () => 'postgresql://me:hidden-word@nowhere.invalid/none', 'has no address'],
  [
    'does not know the role',
    async () => elsewhere((await databaseUrl()).url, ({ searchParams }) => searchParams.set('user', 'stranger')),
    'refuses this user or password',
  ],
  [
    'is not there',
    async () => elsewhere((await databaseUrl()).url, address => (address.pathname = '/not-there')),
    'There is no such database at',
  ],
])('R7 a database that %s ends the start with one sentence and the cure', async (_name, urlOf, words) => {
  const { exited, said } = await startProcess({ DATABASE_URL: await urlOf() })
  expect(await exited).toBe(1)
  const lines = said().trimEnd().split('\n')
  expect(lines.slice(0, 2)).toEqual(['Palestra cannot start.', expect.stringContaining(words)])
  expect(lines).toHaveLength(3) // and what was said originally, without a stack
  expect(said()).not.toMatch(/hidden-word|^\s+at /m)
})

test('R25 an older version does not start on the tables of a later one, and says the cure', async () => {
  const { url: DATABASE_URL, settings } = await databaseUrl()
  await query(settings, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)`)
  const { exited, said } = await startProcess({ DATABASE_URL })
  expect(await exited).toBe(1)
  expect(said().trimEnd().split('\n')).toEqual([
    'Palestra cannot start.',
    'The tables of this database are of a later version of the academy than this one: start that version again, or restore a backup that this version made.',
  ])
})

test('a port that is taken ends the start with one sentence and the cure', async () => {
  const { url: DATABASE_URL } = await databaseUrl()
  const taken = createServer().listen(0, '127.0.0.1')
  cleaning.push(async () => taken.close())
  await once(taken, 'listening')
  const address = taken.address()
  const PORT = String(typeof address === 'object' && address ? address.port : 0)
  const { exited, said } = await startProcess({ DATABASE_URL, PORT })
  expect(await exited).toBe(1)
  expect(said()).toBe(
    `Palestra cannot start.\nPort ${PORT} of 127.0.0.1 is taken: another Palestra, or another program, listens there. Stop it, or choose another one with PORT.\n`,
  )
})

test('with an administrator of one’s own the demo still fills the academy, and the start names accounts that exist', async () => {
  const { url: DATABASE_URL } = await databaseUrl()
  const own = { ADMIN_EMAIL: 'Chief@academy.example', ADMIN_PASSWORD: 'Long enough, 4 sure' }
  const plain = await startProcess({ DATABASE_URL, DEMO: 'off', ...own })
  await expect.poll(plain.said, { timeout: seconds(30) }).toContain('payments')
  expect(plain.said()).not.toContain('demo.palestra')
  plain.child.kill('SIGTERM')
  await plain.exited

  const filled = await startProcess({ DATABASE_URL, DEMO: 'on', ...own })
  await expect.poll(filled.said, { timeout: seconds(60) }).toContain('payments')
  const { courses } = z
    .object({ courses: z.array(z.unknown()) })
    .parse(await (await fetch(`${filled.url}/api/courses`)).json())
  expect(courses.length).toBeGreaterThan(10)
  const told = [...filled.said().matchAll(/^ {2}\w+ +(\S+@\S+) +(\S+)$/gm)].map(([, email, password]) => ({
    email,
    password,
  }))
  expect(told).toHaveLength(2)
  for (const account of [...told, { email: own.ADMIN_EMAIL, password: own.ADMIN_PASSWORD }]) {
    const headers = { 'content-type': 'application/json', origin: filled.url.replace('127.0.0.1', 'localhost') }
    const answer = await fetch(`${filled.url}/api/login`, { method: 'POST', headers, body: JSON.stringify(account) })
    expect([account.email, answer.status]).toEqual([account.email, 200])
  }
  filled.child.kill('SIGTERM')
  await filled.exited
})

test('the start names no account of the demo in an academy that others fill', async () => {
  const { url: DATABASE_URL, settings } = await databaseUrl()
  const client = new pg.Client(settings)
  await client.connect()
  const first = await startProcess({ DATABASE_URL })
  await expect.poll(first.said, { timeout: seconds(30) }).toContain('payments')
  first.child.kill('SIGTERM')
  await first.exited
  await client.query(`insert into courses (title, description, price_cents, thumbnail) values ('Ours', 'x', 100, 'x')`)
  await client.end()
  const { child, exited, said } = await startProcess({ DATABASE_URL, DEMO: 'on' })
  await expect.poll(said, { timeout: seconds(30) }).toContain('payments')
  expect(said()).not.toContain('demo.palestra')
  child.kill('SIGTERM')
  await exited
})
