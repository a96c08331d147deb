import { readMedia } from '@palestra/demo-academy/media'
import { eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { seedCategory } from '#src/testing/content/courses.ts'
import { seedResearch } from '#src/testing/content/research.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { readPapers } from './commands/read-papers.ts'
import { researches } from './tables.ts'

const academy = await keepAcademy()
const { db, storage } = academy.services
const context = { ...academy.services, actor: { kind: 'job', name: 'read-papers' }, ip: '' } as const
const categoryId = await seedCategory(db, 'biomechanics')

async function paperWith(picture: Buffer): Promise<string> {
  const thumbnail = `public/research/${crypto.randomUUID()}/960.avif`
  await storage.put(thumbnail, picture)
  return seedResearch(db, { categoryId, thumbnail })
}
const isOnPaper = async (id: string): Promise<boolean> =>
  (await academy.client().get(`/api/researches/${id}`)).body.research.isOnPaper

/** A ball in soft light before a white wall. */
const photograph = (width: number, height: number) =>
  sharp(
    Buffer.from(
      Array.from({ length: width * height * 3 }, (_, index) => {
        const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)]
        const far = Math.hypot(x / width - 0.5, y / height - 0.5)
        return far > 0.45 ? 250 : Math.round(60 + 400 * far + 20 * Math.sin(x * 7 + y * 3 + index))
      }),
    ),
    { raw: { width, height, channels: 3 } },
  )
    .avif()
    .toBuffer()

test('a figure that is drawn on white paper is told from a photograph, a plate and what cannot be read', async () => {
  const drawn = await paperWith(await readMedia('research/energy-availability-with-error-bars-960.avif'))
  const plate = await paperWith(await readMedia('courses/passing-networks-960.avif'))
  const photo = await paperWith(await photograph(480, 320))
  const broken = await paperWith(Buffer.from('no picture'))
  expect(await isOnPaper(drawn)).toBe(false)
  expect(await readPapers(context)).toBe(false)
  await expect.poll(() => isOnPaper(drawn)).toBe(true)
  for (const other of [plate, photo, broken]) expect(await isOnPaper(other)).toBe(false)
  expect(await db.$count(researches, isNull(researches.paperOf)), 'each is looked at once').toBe(0)
  const { text } = await academy.client().get('/researches')
  expect(text.match(/class="on-paper"/g)).toHaveLength(1)
})

test('another picture is looked at anew, and many a few at a time', async () => {
  const id = await paperWith(await photograph(240, 160))
  await readPapers(context)
  const next = `public/research/${crypto.randomUUID()}/960.avif`
  await storage.put(next, await readMedia('research/energy-availability-with-error-bars-960.avif'))
  await db.update(researches).set({ thumbnail: next }).where(eq(researches.id, id))
  await readPapers(context)
  await expect.poll(() => isOnPaper(id)).toBe(true)
  for (let index = 0; index < 21; index += 1) await seedResearch(db, { categoryId })
  expect(await readPapers(context)).toBe(true)
  expect(await readPapers(context)).toBe(false)
})
