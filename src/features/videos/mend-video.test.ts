import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { userPassword, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { uploadVideo } from '#src/testing/content/made-things.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { hours, seconds } from '#src/wire/durations.ts'

import { uploads, videoMedia, videos } from './tables.ts'

const academy = await keepAcademy({ environment: { FFMPEG_PATH: '/nowhere/ffmpeg' } })
const admin = (await seedUser(academy, { role: 'admin' })).client

/** A video that plays its file as it was uploaded: this server has no encoder. */
async function seedPlayable(): Promise<string> {
  const { db, storage } = academy.services
  const sourceKey = `private/videos/${crypto.randomUUID()}/original.mp4`
  await storage.put(sourceKey, Buffer.alloc(1000))
  const [video] = await db.insert(videos).values({ title: 'A', description: 'x', mediaKey: sourceKey }).returning()
  const videoId = video?.id ?? ''
  const media = { videoId, sourceKey, claimedSeconds: 12.5, stage: 'original', reason: 'no-encoder' } as const
  await db.insert(videoMedia).values(media)
  return videoId
}
const auditOf = async (id: string) =>
  (await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id))).map(
    ({ action }) => action,
  )
const again = (id: string, client = admin) => client.post(`/api/admin/video/${id}/encode`)
const mediaOf = async (id: string) => (await admin.get(`/api/admin/video/${id}`)).body.video.media

test('A-VID-5 a video is encoded again when the server had no encoder, or it failed; not while it waits, nor for one that came with the academy', async () => {
  const id = await seedPlayable()
  const { db } = academy.services
  const set = (fields: Partial<typeof videoMedia.$inferInsert>) =>
    db.update(videoMedia).set(fields).where(eq(videoMedia.videoId, id))
  expect(await mediaOf(id)).toMatchObject({ stage: 'original', reason: 'no-encoder', canEncodeAgain: true })
  expect((await again(id)).body).toEqual({ stage: 'uploaded' })
  await expect.poll(async () => (await mediaOf(id)).stage, { timeout: seconds(20) }).toBe('original')
  await set({ stage: 'failed', reason: 'broken' })
  const presses = await Promise.all([again(id), again(id)])
  expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await expect.poll(async () => (await mediaOf(id)).stage, { timeout: seconds(20) }).toBe('original')
  await set({ stage: 'encoding', reason: null, updatedAt: new Date() })
  expect([(await mediaOf(id)).canEncodeAgain, (await again(id)).status]).toEqual([false, 409])
  await set({ updatedAt: new Date(Date.now() - hours(2)) })
  expect([(await mediaOf(id)).canEncodeAgain, (await again(id)).status]).toEqual([true, 200])
  expect(await auditOf(id)).toEqual(['video.encode', 'video.encode', 'video.encode'])

  const [brought = ''] = (await seedCourse(db, { videoSeconds: [60] })).videoIds
  expect([(await mediaOf(brought)).canEncodeAgain, (await again(brought)).status]).toEqual([false, 409])
  expect((await again(crypto.randomUUID())).status).toBe(404)
  expect((await again(id, (await seedUser(academy)).client)).status).toBe(403)
})

test('D-64 an archived video is listed as such, and comes back', async () => {
  const held = await seedCourse(academy.services.db, { videoSeconds: [60] })
  await seedUser(academy, { holds: [held.id] })
  const kept = held.videoIds[0] ?? ''
  expect((await admin.delete(`/api/admin/video/${kept}`, { password: userPassword })).body).toEqual({
    outcome: 'archived',
  })
  const archived = (await admin.get('/api/videos?state=archived&limit=100')).body.videos
  expect(archived.map(({ _id }: { _id: string }) => _id)).toContain(kept)
  const restore = (id: string) => admin.put(`/api/admin/video/${id}/restore`)
  expect((await restore(kept)).body).toEqual({ restored: true })
  expect((await admin.get(`/api/admin/video/${kept}`)).body.video).toMatchObject({ archived: false, published: true })
  expect([(await restore(kept)).status, (await restore(crypto.randomUUID())).status]).toEqual([409, 404])
  expect(await auditOf(kept)).toEqual(['video.archive', 'video.restore'])
})

test('R33 where its answer was lost, a file that was sent anew takes the place of the one that the video was made of', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const send = async (upload: string) => admin.post('/api/admin/video', { title: 'A', description: 'x', upload }, key)
  const { _id } = (await send(await uploadVideo(admin, academy))).body.video
  const other = await uploadVideo(admin, academy)
  expect((await send(other)).body.video._id).toBe(_id)
  const { db } = academy.services
  expect(await db.select().from(uploads), 'it is used').toEqual([])
  const [media] = await db.select().from(videoMedia).where(eq(videoMedia.videoId, _id))
  expect(media?.sourceKey).toContain(other)
})
