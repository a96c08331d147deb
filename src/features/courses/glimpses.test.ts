import { spawnSync } from 'node:child_process'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { videos } from '#src/features/videos/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse } from '#src/testing/content/courses.ts'

import { cutGlimpses } from './commands/cut-glimpses.ts'
import { courseVideos } from './tables/lessons.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const never = new AbortController().signal

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

const cut = (ffmpeg = 'ffmpeg') =>
  cutGlimpses(
    {
      ...academy.services,
      config: { ...academy.services.config, ffmpegPath: ffmpeg },
      actor: { kind: 'job', name: 'test' },
      ip: '',
    },
    never,
  )

/** Ten seconds of a test picture with sound. */
function drawFilm(): Buffer {
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=size=426x240:rate=12', '-f', 'lavfi', '-i', 'sine']
  const output = ['-t', '10', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-f', 'mp4']
  const fragments = ['-movflags', 'frag_keyframe+empty_moov', '-']
  return spawnSync('ffmpeg', ['-v', 'error', ...inputs, ...output, ...fragments], { maxBuffer: 1e8 }).stdout
}

/** A course whose only video plays `film`, free or not. */
async function seedFilm(film: Buffer, isFree = true) {
  const { db, storage } = academy.services
  const course = await seedCourse(db, { videoSeconds: [10] })
  const [videoId = ''] = course.videoIds
  const mediaKey = `private/videos/${crypto.randomUUID()}/original.mp4`
  await storage.put(mediaKey, film)
  await db.update(videos).set({ mediaKey }).where(eq(videos.id, videoId))
  await db.update(courseVideos).set({ isFree }).where(eq(courseVideos.videoId, videoId))
  return { courseId: course.id, videoId, mediaKey }
}

async function glimpseOf(courseId: string): Promise<string | null> {
  const { body } = await academy.client().get(`/api/course/${courseId}`)
  return body.course.glimpse
}
const rowOf = async (videoId: string) =>
  (await academy.services.db.select().from(videos).where(eq(videos.id, videoId)))[0]

describe.skipIf(!hasFfmpeg)('D-9 a glimpse of what is free', () => {
  test('is public, short and without sound, and is shown where its video is free', async () => {
    const { courseId, videoId } = await seedFilm(drawFilm())
    const closed = await seedFilm(drawFilm(), false)
    await cut()
    const address = (await glimpseOf(courseId)) ?? ''
    expect(address).toMatch(/^\/files\/public\/glimpses\/[\da-f-]{36}\.mp4$/)
    expect(await glimpseOf(closed.courseId)).toBeNull()
    const answer = await fetch(academy.url + address)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const said = spawnSync(
      'ffprobe',
      ['-v', 'error', '-show_entries', 'stream=codec_type:format=duration', '-of', 'csv=p=0', '-'],
      { input: bytes },
    )
    expect(String(said.stdout).trim().split('\n')).toEqual(['video', expect.stringMatching(/^6\.0/)])
    const before = await rowOf(videoId)
    await cut()
    expect(await rowOf(videoId), 'one that is there is not cut again').toEqual(before)
  })

  test('follows the file that its video plays, and goes when the video is free no longer', async () => {
    const { db, storage } = academy.services
    const { courseId, videoId } = await seedFilm(drawFilm())
    await cut()
    const first = (await rowOf(videoId))?.glimpse ?? ''
    const mediaKey = `private/videos/${crypto.randomUUID()}/original.mp4`
    await storage.put(mediaKey, drawFilm())
    await db.update(videos).set({ mediaKey }).where(eq(videos.id, videoId))
    await cut()
    const second = (await rowOf(videoId))?.glimpse ?? ''
    expect(second).not.toBe(first)
    await expect.poll(() => storage.stat(first)).toBeUndefined()
    await db.update(courseVideos).set({ isFree: false }).where(eq(courseVideos.videoId, videoId))
    expect(await glimpseOf(courseId), 'at once').toBeNull()
    await cut()
    expect(await rowOf(videoId)).toMatchObject({ glimpse: null, glimpseOf: null })
    await expect.poll(() => storage.stat(second)).toBeUndefined()
  })

  test('T39 of what is no video there is none, and nobody tries again', async () => {
    const { courseId, videoId, mediaKey } = await seedFilm(Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'))
    await cut()
    expect(await rowOf(videoId)).toMatchObject({ glimpse: null, glimpseOf: mediaKey })
    expect(await glimpseOf(courseId)).toBeNull()
  })
})

test('without ffmpeg there is none until there is one', async () => {
  const { videoId } = await seedFilm(Buffer.alloc(100))
  expect(await cut('/nowhere/ffmpeg')).toBe(false)
  expect(await rowOf(videoId)).toMatchObject({ glimpse: null, glimpseOf: null })
})
