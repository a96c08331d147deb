import { expect, test } from 'vitest'

import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { announceUpload, largeVideo, sendChunk } from '#src/testing/content/uploads.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()
const { client: admin } = await seedUser(academy, { role: 'admin' })
const { videoIds } = await seedCourse(academy.services.db, { videoSeconds: [60] })
const address = `/api/admin/video/${videoIds[0]}`

const chapters = [
  { at: 0, title: 'The hinge' },
  { at: 9, title: 'الظهر' },
]

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  const words = { title: 'Hip hinge', description: 'How it is taught', ...fields }
  for (const [name, value] of Object.entries(words)) form.set(name, value)
  return form
}
const update = (fields: Readonly<Record<string, string>>) => admin.put(address, formOf(fields))

test('A-VID-2 chapters are kept, stay where they are not sent, and go when none are', async () => {
  expect((await update({ chapters: JSON.stringify(chapters) })).body.video.chapters).toEqual(chapters)
  expect((await update({ title: 'Deadlift' })).body.video).toMatchObject({ title: 'Deadlift', chapters })
  expect((await admin.get(address)).body.video.chapters).toEqual(chapters)
  expect((await update({ chapters: '[]' })).body.video.chapters).toEqual([])
})

test('A-VID-5 a new video has those that it is made with', async () => {
  const bytes = 50_000
  const { location } = await announceUpload(admin, academy.url, { bytes })
  await sendChunk(admin, { url: academy.url + location, from: 0, chunks: largeVideo(0, bytes), bytes })
  const upload = location.split('/').at(-1) ?? ''
  const { status, body } = await admin.post('/api/admin/video', formOf({ upload, chapters: JSON.stringify(chapters) }))
  expect([status, body.video?.chapters]).toEqual([200, chapters])
})

test.each([
  ['out of order', chapters.toReversed()],
  ['two at once', [...chapters, { at: 9, title: 'Again' }]],
  ['without a name', [{ at: 0, title: ' ' }]],
  ['of too long a name', [{ at: 0, title: 'a'.repeat(81) }]],
  ['before the start', [{ at: -1, title: 'One' }]],
  ['between two seconds', [{ at: 1.5, title: 'One' }]],
  ['too many', Array.from({ length: 101 }, (_, at) => ({ at, title: `${at}` }))],
  ['with more than they have', [{ at: 0, title: 'One', link: 'https://a.example/' }]],
])('T44 chapters %s are refused', async (_, wrong) => {
  expect((await update({ chapters: JSON.stringify(wrong) })).status).toBe(400)
})
