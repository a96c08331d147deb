import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import { studyDays, studyHabits } from './tables.ts'

const academy = await keepAcademy()
const { db } = academy.services

const put = ({ client }: SeededUser, seconds: unknown, timeZone: unknown = 'UTC') =>
  client.put('/api/study', { seconds, timeZone })
const daysOf = ({ userId }: SeededUser) => db.select().from(studyDays).where(eq(studyDays.userId, userId))
/** As if the last report had come so long ago. */
const waited = ({ userId }: SeededUser, seconds: number) =>
  db
    .update(studyHabits)
    .set({ countedUntil: sql`${studyHabits.countedUntil} - make_interval(secs => ${seconds})` })
    .where(eq(studyHabits.userId, userId))

describe('time that is studied', () => {
  test('adds up on the day of the learner, and is theirs alone', async () => {
    const [learner, other] = [await seedUser(academy), await seedUser(academy)]
    await put(learner, 60)
    await waited(learner, 60)
    await put(learner, 45)
    await put(other, 20)
    expect(await daysOf(learner)).toEqual([{ userId: learner.userId, day: dayIn('UTC', new Date()), seconds: 105 }])
    expect((await daysOf(other))[0]?.seconds).toBe(20)
    const { body } = await learner.client.get('/api/study')
    expect(body).toMatchObject({ timeZone: 'UTC', goalMinutes: 60, streak: { days: 1, restDays: 0, longest: 1 } })
    expect(body.days.find(({ day }: { day: string }) => day === body.today)).toEqual({ day: body.today, minutes: 2 })
    expect(body.days.reduce((sum: number, { minutes }: { minutes: number }) => sum + minutes, 0)).toBe(2)
  })

  test('T35 goes no faster than the clock, in however many windows', async () => {
    const learner = await seedUser(academy)
    await put(learner, 60)
    await Promise.all(Array.from({ length: 8 }, () => put(learner, 900)))
    const [day] = await daysOf(learner)
    // Each report may be early by a little.
    expect(day?.seconds).toBeLessThanOrEqual(60 + 8 * 12)
    expect(day?.seconds).toBeGreaterThanOrEqual(60)
  })

  test('a day has no more than its hours', async () => {
    const learner = await seedUser(academy)
    await put(learner, 60)
    await db.update(studyDays).set({ seconds: 86_350 }).where(eq(studyDays.userId, learner.userId))
    await waited(learner, 900)
    expect((await put(learner, 900)).status).toBe(200)
    expect((await daysOf(learner))[0]?.seconds).toBe(86_400)
  })

  test('a traveller goes on where they are', async () => {
    const learner = await seedUser(academy)
    await put(learner, 60, 'Pacific/Kiritimati')
    await waited(learner, 100)
    await put(learner, 60, 'Pacific/Pago_Pago')
    const days = (await daysOf(learner)).map(({ day }) => day)
    expect(new Set(days)).toEqual(
      new Set([dayIn('Pacific/Kiritimati', new Date()), dayIn('Pacific/Pago_Pago', new Date())]),
    )
    const { status, body } = await learner.client.get('/api/study')
    expect([status, body.today, body.timeZone]).toEqual([
      200,
      dayIn('Pacific/Pago_Pago', new Date()),
      'Pacific/Pago_Pago',
    ])
  })

  test('nonsense is refused, and strangers are asked to log in', async () => {
    const learner = await seedUser(academy)
    for (const seconds of [0, -1, 1.5, 901, '60', null, 1e9]) expect((await put(learner, seconds)).status).toBe(400)
    for (const zone of ['', 'Mars/Olympus', 5, 'x'.repeat(65)]) expect((await put(learner, 60, zone)).status).toBe(400)
    expect(await daysOf(learner)).toEqual([])
    for (const ask of [academy.client().get('/api/study'), academy.client().put('/api/study', { seconds: 5 })])
      expect((await ask).status).toBe(401)
  })
})

describe('the goal of a week', () => {
  test('is what the learner says, before and after they have studied', async () => {
    const learner = await seedUser(academy)
    expect((await learner.client.put('/api/study/goal', { minutes: '150' })).body).toEqual({ goalMinutes: 150 })
    await put(learner, 60, 'Africa/Algiers')
    expect((await learner.client.get('/api/study')).body).toMatchObject({
      goalMinutes: 150,
      timeZone: 'Africa/Algiers',
    })
    expect((await learner.client.put('/api/study/goal', { minutes: 90 })).body).toEqual({ goalMinutes: 90 })
    for (const minutes of [9, 6001, '', 'many', 1.5])
      expect((await learner.client.put('/api/study/goal', { minutes })).status, String(minutes)).toBe(400)
    expect((await learner.client.get('/api/study')).body.goalMinutes).toBe(90)
  })
})
