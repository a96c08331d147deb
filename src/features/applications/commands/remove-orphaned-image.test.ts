import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { clubForm, coachForm, seedApplication } from '#src/testing/content/applications.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { hours } from '#src/wire/durations.ts'

import { applicationJobs } from '../jobs.ts'
import { applications, clubRegistrations, coachRegistrations } from '../tables.ts'

const academy = await keepAcademy({ pageCache: false })
beforeEach(async () => {
  await academy.services.db.delete(applications)
  await academy.services.db.execute(sql`delete from pgboss.job where name = 'remove-orphaned-picture'`)
})

type Waiting = { key: string; startAfter: Date }

async function waiting(): Promise<Waiting[]> {
  const { rows } = await academy.services.db.execute(
    sql`select data ->> 'key' as key, start_after as "startAfter" from pgboss.job where name = 'remove-orphaned-picture'`,
  )
  return rows.map(row => ({ key: String(row['key']), startAfter: new Date(String(row['startAfter'])) }))
}

async function runJob(key: string): Promise<void> {
  const context = (name: string) => ({ ...academy.services, actor: { kind: 'job', name } as const, ip: '' })
  for (const job of applicationJobs(context)) await job.run({ key }, { id: 'test', signal: AbortSignal.abort() })
}

const isStored = async (key: string) => (await academy.services.storage.stat(key)) !== undefined

test('T56 a day after a registration its picture is still wanted, and removed when no registration holds it', async () => {
  const { db } = academy.services
  const [forClubs, forCoaches] = [
    await seedApplication(db),
    await seedApplication(db, { applicantType: 'CoachApplication' }),
  ]
  const visitor = academy.client()
  expect((await visitor.post('/api/club/application', await clubForm(forClubs))).status).toBe(200)
  expect((await visitor.post('/api/coach/application', await coachForm(forCoaches))).status).toBe(200)
  const [club] = await db.select({ key: clubRegistrations.logo }).from(clubRegistrations)
  const [coach] = await db.select({ key: coachRegistrations.image }).from(coachRegistrations)
  const keys = [club?.key ?? '', coach?.key ?? '']
  expect((await waiting()).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  for (const { key, startAfter } of await waiting()) {
    expect(Math.abs(startAfter.getTime() - Date.now() - hours(24))).toBeLessThan(60_000)
    await runJob(key)
    expect(await isStored(key)).toBe(true)
  }
  // As if the process had ended between storing the image and the transaction.
  await db.delete(applications)
  for (const key of keys) await runJob(key)
  expect(await Promise.all(keys.map(isStored))).toEqual([false, false])
  for (const key of keys) await runJob(key)
})

test('T56 the job is there before the picture is', async () => {
  const { db, storage } = academy.services
  const id = await seedApplication(db)
  const seen: { key: string; known: string[] }[] = []
  const put = vi.spyOn(storage, 'put').mockImplementation(async key => {
    seen.push({ key, known: (await waiting()).map(one => one.key) })
    throw new Error('no room')
  })
  try {
    expect((await academy.client().post('/api/club/application', await clubForm(id))).status).toBe(500)
  } finally {
    put.mockRestore()
  }
  expect(seen).toHaveLength(1)
  expect(seen[0]?.known).toEqual([seen[0]?.key])
})
