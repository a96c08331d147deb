import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { startAcademy } from '#src/testing/academy.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: minutes(2) })

const SEARCHERS = 40
const SIGN_INS = 15

test('R8 L11 forty who search without end keep nobody from signing in, and us ready', async () => {
  await using academy = await startAcademy()
  const users = await Promise.all(Array.from({ length: SIGN_INS }, () => seedUser(academy)))
  const emails = await Promise.all(
    users.map(({ userId }) => academy.services.db.select().from(accountEmails).where(eq(accountEmails.userId, userId))),
  )
  // A search that takes as long as it is let: it waits for a table that nobody else reads here.
  const holder = new pg.Client(academy.owner)
  await holder.connect()
  await holder.query('begin; lock table conferences in access exclusive mode')
  const found: string[] = []
  const retries: (string | null)[] = []
  const ready: number[] = []
  const signedIn: number[] = []
  let isOver = false
  const searching = Array.from({ length: SEARCHERS }, async (_, n) => {
    while (!isOver) {
      const path = n % 4 ? '/api/search' : '/search'
      const { status, headers } = await academy.client().get(`${path}?q=training`)
      found.push(`${path} ${status}`)
      if (path === '/api/search') retries.push(headers.get('retry-after'))
      await setTimeout(20)
    }
  })
  const probing = (async () => {
    while (!isOver) {
      ready.push((await academy.client().get('/readyz')).status)
      await setTimeout(100)
    }
  })()
  try {
    await expect.poll(() => found.length, { timeout: seconds(30) }).toBeGreaterThan(SEARCHERS)
    for (const [row] of emails) {
      const { status } = await academy.client().post('/api/login', { email: row?.email, password: userPassword })
      signedIn.push(status)
    }
  } finally {
    isOver = true
    await Promise.all([...searching, probing])
    await holder.end()
  }
  expect(signedIn).toEqual(Array<number>(SIGN_INS).fill(200))
  expect(new Set(ready)).toEqual(new Set([200]))
  expect(new Set(found.filter(one => one.startsWith('/api/')))).toEqual(new Set(['/api/search 503']))
  expect(retries.every(Boolean)).toBe(true)
  expect((await academy.client().get('/api/search?q=training')).status).toBe(200)
})

/** @param from an address of this machine @returns the status */
const search = (url: string, from: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/api/search?q=training`, { localAddress: from }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject).end()
  })

test('R8 L11 one address that searches without end closes search to nobody else, and no list to an administrator', async () => {
  await using academy = await startAcademy()
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  const holder = new pg.Client(academy.owner)
  await holder.connect()
  await holder.query('begin; lock table conferences in access exclusive mode')
  const found: number[] = []
  let isOver = false
  const searching = Array.from({ length: SEARCHERS }, async () => {
    while (!isOver) {
      found.push(await search(academy.url, '127.0.0.25'))
      await setTimeout(20)
    }
  })
  try {
    await expect.poll(() => found.length, { timeout: seconds(30) }).toBeGreaterThan(SEARCHERS)
    expect((await admin.get('/api/admin/orders?page=1')).status).toBe(200)
    const honest = search(academy.url, '127.0.0.26')
    await setTimeout(200)
    await holder.query('rollback')
    expect(await honest).toBe(200)
  } finally {
    isOver = true
    await Promise.all(searching)
    await holder.end()
  }
  expect(found).toContain(503)
})
