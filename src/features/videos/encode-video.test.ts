import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { courseVideos } from '#src/features/courses/tables/lessons.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { createBucket, environmentOf, hasS3 } from '#src/testing/services/s3.ts'
import { seconds } from '#src/wire/durations.ts'

import { encodeVideo } from './commands/encode-video.ts'
import { videoMedia, videos } from './tables.ts'

/** On a machine without ffmpeg only what happens without it can be tested. */
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

let academy: TestAcademy
let folder: string
let sourceFile: string
beforeAll(async () => {
  academy = await startAcademy({ environment: hasS3 ? environmentOf(await createBucket()) : {} })
  folder = await mkdtemp(join(tmpdir(), 'palestra-videos-'))
  sourceFile = join(folder, 'video.mp4')
  const image = ['-f', 'lavfi', '-i', 'testsrc2=size=426x240:rate=12', '-f', 'lavfi', '-i', 'sine=frequency=440']
  const codecs = [
    '-t',
    '6',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
  ]
  if (hasFfmpeg) spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...image, ...codecs, sourceFile])
})
afterAll(async () => {
  await academy[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const running = (ffmpeg = 'ffmpeg') => ({
  ...academy.services,
  config: { ...academy.services.config, ffmpegPath: ffmpeg },
  actor: { kind: 'job', name: 'test' } as const,
  ip: '',
})
const never = new AbortController().signal

/** A video that was just given a file, in a course that somebody holds. */
async function seedVideo(
  body: () => Buffer | ReturnType<typeof createReadStream> = () => createReadStream(sourceFile),
  claimedSeconds = 0,
) {
  const { db, storage } = academy.services
  const sourceKey = `private/videos/${crypto.randomUUID()}/original.mp4`
  await storage.put(sourceKey, body())
  const { id: courseId } = await seedCourse(db)
  const [video] = await db
    .insert(videos)
    .values({ title: 'A video', description: 'x', mediaKey: sourceKey })
    .returning()
  const videoId = video?.id ?? ''
  await db.insert(courseVideos).values({ courseId, videoId, position: 0 })
  await db.insert(videoMedia).values({ videoId, sourceKey, claimedSeconds })
  return { courseId, videoId, sourceKey }
}

async function stateOf(videoId: string) {
  const { db } = academy.services
  const [media] = await db.select().from(videoMedia).where(eq(videoMedia.videoId, videoId))
  const [video] = await db.select().from(videos).where(eq(videos.id, videoId))
  return { media, video }
}
const publish = (videoId: string) =>
  academy.services.db.update(videos).set({ publishedAt: new Date() }).where(eq(videos.id, videoId))
const workFolders = () => readdir(join(academy.dataDir, 'encoding')).catch(() => [])

describe.skipIf(!hasFfmpeg)('A-VID-5 a video is encoded', () => {
  test('L-VID-1 T33 into renditions that only who holds the course is sent, by addresses of his session', async () => {
    const seeded = await seedVideo()
    await encodeVideo(running(), seeded, never)
    const { media, video } = await stateOf(seeded.videoId)
    expect(media).toMatchObject({ stage: 'ready', percent: 100, reason: null })
    expect(video).toMatchObject({ hlsFolder: seeded.sourceKey.replace('original.mp4', 'hls'), hasSound: true })
    expect(video?.signal).toMatch(/^[0-9a-z]{120}$/)
    expect(video?.durationSeconds).toBeCloseTo(6, 0)
    expect(video?.thumbnail).toMatch(/^public\/videos\/[\w-]+\/640\.avif$/)
    expect(await workFolders()).toEqual([])
    await publish(seeded.videoId)

    const { client } = await seedUser(academy, { holds: [seeded.courseId] })
    const { body } = await client.get(`/api/video/${seeded.courseId}/${seeded.videoId}`)
    expect(body.video.url).toMatch(/^\/api\/media\/[\w.-]+\/master\.m3u8$/)
    expect(body.video.signal).toBe(video?.signal)
    const { master, rendition, segment } = await walk(client, body.video.url)
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(master.headers.get('cache-control')).toBe('private, no-cache')
    expect(master.text.match(/RESOLUTION=\d+x240/g)).toHaveLength(1)
    expect(rendition.text).toMatch(/#EXT-X-MAP:URI="\/api\/media\//)
    expect(rendition.text.match(/#EXTINF:/g)).toHaveLength(2)
    expect((await client.get(segment, { range: 'bytes=0-99' })).status).toBe(206)

    const stranger = await seedUser(academy, { holds: [seeded.courseId] })
    for (const url of [body.video.url, segment, body.video.preview.image, body.video.preview.track]) {
      expect((await client.get(url)).status).toBe(200)
      expect((await stranger.client.get(url)).status).toBe(403)
      expect((await academy.client().get(url)).status).toBe(403)
      expect((await client.get(url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    }
    expect(master.text + rendition.text).not.toMatch(/original|private/)
  })

  test(
    'T33 three videos at a time to one person, whichever renditions are sent',
    async () => {
      const { client, userId } = await seedUser(academy)
      const all = await Promise.all(Array.from({ length: 4 }, () => seedVideo()))
      for (const seeded of all) {
        await encodeVideo(running(), seeded, never)
        await publish(seeded.videoId)
      }
      const answers: number[] = []
      for (const { courseId, videoId } of all) {
        await grantCourse(academy.services.db, { userId, courseId, source: 'grant' })
        const { body } = await client.get(`/api/video/${courseId}/${videoId}`)
        answers.push((await client.get(body.video.url)).status, (await client.get(body.video.url)).status)
      }
      expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    },
    seconds(120),
  )

  test('T39 T51 what only looks like a video fails with a word, and what it names is not opened', async () => {
    const head = await readFile(sourceFile).then(bytes => bytes.subarray(0, 64))
    const forged = Buffer.concat([head, Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')])
    const seeded = await seedVideo(() => forged)
    await encodeVideo(running(), seeded, never)
    expect((await stateOf(seeded.videoId)).media).toMatchObject({ stage: 'failed', reason: 'unreadable' })
    expect((await stateOf(seeded.videoId)).video).toMatchObject({ hlsFolder: null, durationSeconds: 0 })
  })

  test('what breaks off in the middle shows nothing, leaves nothing, and can be done again', async () => {
    const seeded = await seedVideo()
    const ending = new AbortController()
    const work = encodeVideo(running(), seeded, ending.signal)
    setTimeout(() => ending.abort(new Error('the process ends')), 150)
    await expect(work).rejects.toThrow('the process ends')
    expect((await stateOf(seeded.videoId)).video).toMatchObject({ hlsFolder: null, thumbnail: '', publishedAt: null })
    expect(await workFolders()).toEqual([])
    expect(
      await academy.services.storage.stat(seeded.sourceKey.replace('original.mp4', 'hls/master.m3u8')),
    ).toBeUndefined()
    await encodeVideo(running(), seeded, never)
    expect((await stateOf(seeded.videoId)).media?.stage).toBe('ready')
    await encodeVideo(running(), seeded, never)
    expect(await academy.services.storage.stat(seeded.sourceKey)).toBeDefined()
  })

  test('a video that was replaced meanwhile is not shown, and its files go', async () => {
    const seeded = await seedVideo()
    const { db, storage } = academy.services
    const other = seeded.sourceKey.replace('original.mp4', 'other.mp4')
    const work = encodeVideo(running(), seeded, never)
    await expect.poll(async () => (await stateOf(seeded.videoId)).media?.stage, { interval: 10 }).toBe('encoding')
    await db.update(videoMedia).set({ sourceKey: other }).where(eq(videoMedia.videoId, seeded.videoId))
    await db.update(videos).set({ mediaKey: other }).where(eq(videos.id, seeded.videoId))
    await work
    expect((await stateOf(seeded.videoId)).video).toMatchObject({ hlsFolder: null, mediaKey: other })
    await expect.poll(() => storage.stat(seeded.sourceKey), { timeout: seconds(15) }).toBeUndefined()
  })
})

describe('where ffmpeg is not installed', () => {
  test('the video is played as it is, and the row says why', async () => {
    const seeded = await seedVideo(() => Buffer.alloc(1000), 61.5)
    await encodeVideo(running('/nowhere/ffmpeg'), seeded, never)
    const { media, video } = await stateOf(seeded.videoId)
    expect(media).toMatchObject({ stage: 'original', reason: 'no-encoder' })
    expect(video).toMatchObject({ hlsFolder: null, mediaKey: seeded.sourceKey, durationSeconds: 61.5 })
  })

  test('a video of unknown length cannot be shown', async () => {
    const seeded = await seedVideo(() => Buffer.alloc(1000))
    await encodeVideo(running('/nowhere/ffmpeg'), seeded, never)
    expect((await stateOf(seeded.videoId)).media).toMatchObject({ stage: 'failed', reason: 'no-length' })
    const changed = publish(seeded.videoId)
    await expect(changed).rejects.toThrow('Failed query')
  })
})

/** Follows the playlists as a player does. */
async function walk(client: Client, url: string) {
  const master = await client.get(url)
  const rendition = await client.get(/^\/api\/media\/.*$/m.exec(master.text)?.[0] ?? '')
  const segment = /^\/api\/media\/.*m4s$/m.exec(rendition.text)?.[0] ?? ''
  return { master, rendition, segment }
}
