import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { coachRegistrations } from '#src/features/applications/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { coachForm, imageFile, seedApplication } from '#src/testing/content/applications.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { sendForm } from '#src/testing/send-form.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

// Thirty uploads of ten megabytes, which a build server that is shared draws for minutes.
vi.setConfig({ testTimeout: minutes(6) })

/** A few bytes that take long to draw; the rest of the file means nothing. */
async function slowImage(bytes = 0): Promise<File> {
  const create = { width: 4400, height: 4400, channels: 3, background: '#c70039' } as const
  const image = await sharp({ create }).webp({ lossless: true, effort: 0 }).toBuffer()
  return new File([new Uint8Array(image), new Uint8Array(bytes)], 'coach.webp', { type: 'image/webp' })
}

async function openForCoaches() {
  const academy = await startAcademy()
  const id = await seedApplication(academy.services.db, { applicantType: 'CoachApplication' })
  const file = await slowImage()
  let sent = 0
  const send = async (from: string, image = file) => {
    sent += 1
    const form = await coachForm(id, { contactEmail: `coach-${sent}@coach.example`, file: image })
    return sendForm(`${academy.url}/api/coach/application`, form, from)
  }
  return { academy, send, [Symbol.asyncDispose]: () => academy[Symbol.asyncDispose]() }
}

/** How many forms have come whole: each has had its image's key written down, and is drawn next. */
async function countWhole({ services }: TestAcademy): Promise<number> {
  const { rows } = await services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'remove-orphaned-picture'`,
  )
  return rows[0]?.count ?? 0
}

test('T55 T56 R18 pictures whose senders hung up are neither kept in memory nor drawn', async () => {
  await using opened = await openForCoaches()
  const { academy, send } = opened
  const large = await slowImage(9_900_000)
  const before = process.memoryUsage().rss
  let most = 0
  for (let n = 1; n <= 30; n += 1) {
    const { hangUp } = await send(`127.0.5.${n % 4}`, large)
    await expect.poll(() => countWhole(academy), { timeout: seconds(20), interval: 20 }).toBe(n)
    hangUp()
    most = Math.max(most, process.memoryUsage().rss)
  }
  const last = await send('127.0.5.9', await imageFile('jpeg'))
  expect((await last.answer)?.status).toBe(200)
  // The one that was under way may have been ready before its sender went.
  expect(await academy.services.db.$count(coachRegistrations)).toBeLessThan(4)
  expect((most - before) / 1e6).toBeLessThan(350)
})

test('T56 R18 pictures of many visitors keep neither a learner nor staff waiting, and few of an address wait', async () => {
  await using opened = await openForCoaches()
  const { academy, send } = opened
  const [learner, staff] = [await seedUser(academy), await seedUser(academy)]
  await academy.services.db
    .update(users)
    .set({ role: 'admin' })
    .where(sql`id = ${staff.userId}`)
  const flood = await Promise.all(Array.from({ length: 100 }, (_, n) => send(`127.0.6.${1 + (n % 5)}`)))
  await expect.poll(() => countWhole(academy), { timeout: seconds(40) }).toBe(flood.length)
  const drawn = () => academy.services.db.$count(coachRegistrations)
  const earlier = await drawn()
  const form = new FormData()
  form.set('file', await imageFile('jpeg'))
  const answers = await Promise.all([
    learner.client.put('/api/avatar', form),
    staff.client.post('/api/admin/images', form),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await drawn()) - earlier).toBeLessThan(5)
  const refused = (
    await Promise.all(flood.filter(({ isAnswered }) => isAnswered()).map(({ answer }) => answer))
  ).filter(answer => answer?.status === 429)
  expect(refused.length).toBeGreaterThan(50)
  for (const answer of refused) expect(Number(answer?.retryAfter)).toBeGreaterThan(0)
  for (const { hangUp } of flood) hangUp() // else the academy draws the rest before it closes
})
