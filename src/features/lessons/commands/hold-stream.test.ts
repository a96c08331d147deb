import { get, type IncomingMessage } from 'node:http'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sessions } from '#src/features/accounts/tables.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCourse, seedUser, type SeededCourse } from '#src/testing/content/courses.ts'

import { mediaStreams } from '../tables.ts'

let academy: TestAcademy
let course: SeededCourse
let open: IncomingMessage[] = []

beforeAll(async () => {
  academy = await startAcademy()
  course = await seedCourse(academy.services.db, { videoSeconds: Array<number>(12).fill(60) })
  // More than a connection takes while nobody reads.
  for (const index of course.videoIds.keys())
    await academy.services.storage.put(`private/videos/secret-${index}.mp4`, Buffer.alloc(24_000_000, index))
})
afterAll(async () => {
  hangUp()
  await academy[Symbol.asyncDispose]()
})
beforeEach(async () => {
  hangUp()
  await expect.poll(() => academy.services.db.$count(mediaStreams)).toBe(0)
})

const learner = () => seedUser(academy, { holds: [course.id] })
async function otherDevice(userId: string): Promise<Client> {
  const token = newToken()
  await academy.services.db.insert(sessions).values({ userId, tokenHash: hashToken(token) })
  const client = academy.client()
  client.cookies.set('session', token)
  return client
}
const addressOf = async (client: Client, index = 0): Promise<string> =>
  (await client.get(`/api/video/${course.id}/${course.videoIds[index]}`)).body.video.url

/** Asks for a video, and then reads nothing of it, like a player whose buffer is full. */
async function play(client: Client, index = 0, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const url = academy.url + (await addressOf(client, index))
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: false, headers: { cookie, ...headers } }, resolve).on('error', reject)
  })
  answer.on('error', () => {})
  open.push(answer)
  return answer
}
const statusOf = async (...asked: Parameters<typeof play>) => (await play(...asked)).statusCode
const count = (userId: string) => academy.services.db.$count(mediaStreams, eq(mediaStreams.userId, userId))

function hangUp(): void {
  for (const answer of open) answer.destroy()
  open = []
}

test('T33 three videos at once are sent to one person, the fourth is refused in words, until one ends', async () => {
  const { userId, client } = await learner()
  const [second, third] = [await otherDevice(userId), await otherDevice(userId)]
  const first = await play(client)
  expect([first.statusCode, await statusOf(second), await statusOf(third, 1)]).toEqual([200, 200, 200])
  const fourth = await otherDevice(userId)
  const refused = await fourth.get(await addressOf(fourth))
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'too-many-streams',
    '30',
  ])
  expect(refused.body.message).toContain('Three videos are already playing')
  expect(await statusOf((await learner()).client), 'another person').toBe(200)
  first.destroy()
  await expect.poll(() => count(userId)).toBe(2)
  expect(await statusOf(fourth)).toBe(200)
})

test('T33 who seeks, loads again or goes from video to video is never kept out', async () => {
  const { userId, client } = await learner()
  await play(await otherDevice(userId))
  await play(await otherDevice(userId))
  const ranges = Array.from({ length: 8 }, (_, index) => statusOf(client, 0, { range: `bytes=${index * 1000}-` }))
  expect(await Promise.all(ranges), 'many connections of one player').toEqual(Array(8).fill(206))
  for (const answer of open.splice(2)) answer.destroy()
  for (const index of course.videoIds.keys()) {
    await expect.poll(() => count(userId)).toBe(2)
    const answer = await play(client, index)
    expect(answer.statusCode).toBe(200)
    answer.destroy()
  }
})

test('T33 of many that ask at the same moment three are let in, whichever replica they ask', async () => {
  const { userId } = await learner()
  const devices = await Promise.all(Array.from({ length: 8 }, () => otherDevice(userId)))
  const statuses = await Promise.all(devices.map(device => statusOf(device)))
  expect(statuses.filter(status => status === 200)).toHaveLength(3)
  expect(statuses.filter(status => status === 429)).toHaveLength(5)
})

test('T33 streams of a process that died count for half a minute, and what was read to its end not at all', async () => {
  const { userId, client } = await learner()
  const { db } = academy.services
  const life = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`
  const dead = [1, 2, 3].map(() => ({ id: crypto.randomUUID(), userId, sessionId: crypto.randomUUID(), mediaKey: 'x' }))
  await db.insert(mediaStreams).values(dead.map(one => ({ ...one, endsAt: life(20) })))
  expect(await statusOf(client)).toBe(429)
  await db.update(mediaStreams).set({ endsAt: life(-1) })
  const answer = await play(client, 0, { range: 'bytes=0-999' })
  answer.resume()
  expect(answer.statusCode).toBe(206)
  await expect.poll(() => count(userId), { message: 'and the dead ones are swept' }).toBe(0)
})

test('T33 captions and handouts are not counted', async () => {
  const { userId, client } = await learner()
  await academy.services.storage.put('private/captions/secret.vtt', Buffer.from('WEBVTT\n'))
  for (let nth = 0; nth < 3; nth += 1) await play(await otherDevice(userId), nth)
  const { body } = await client.get(`/api/video/${course.id}/${course.videoIds[0]}`)
  expect((await client.get(body.video.captions[0].url)).status).toBe(200)
})

test('T33 one video is one stream, yet not over connections without end', async () => {
  const { client } = await learner()
  const statuses: (number | undefined)[] = []
  for (let n = 0; n < 14; n += 1) statuses.push(await statusOf(client))
  expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)])
  hangUp()
  await expect.poll(() => statusOf(client)).toBe(200)
})
