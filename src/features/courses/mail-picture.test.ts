import { buffer } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { sendMail } from '#src/server/mail/mail.ts'
import { startAcademy } from '#src/testing/academy.ts'
import { seedCourse } from '#src/testing/content/courses.ts'
import { openSmtpServer } from '#src/testing/services/smtp.ts'

import { findMailPicture } from './queries/mail-picture.ts'
import { courses } from './tables/courses.ts'

test('a picture of a course is drawn for mails, which begin with it; one that is not there delays no mail', async () => {
  await using server = await openSmtpServer()
  await using academy = await startAcademy({ environment: { SMTP_URL: server.url } })
  const { db, queue, storage } = academy.services
  const thumbnail = 'public/courses/0f9d2c4e-1111-4222-8333-444455556666/960.avif'
  const course = await seedCourse(db, { title: 'Sprint' })
  await db.update(courses).set({ thumbnail, groundOf: null }).where(eq(courses.id, course.id))
  const picture = await findMailPicture(db, course.id)
  const data = { firstName: 'Ada', courseTitle: 'Sprint', number: 'PAL-1', verifyUrl: '/v', certificatesUrl: '/c' }
  const send = () => sendMail(queue, db, { to: 'ada@example.org', template: 'certificate', data, picture })
  await send()
  await expect.poll(() => server.accepted.length).toBe(1)
  expect(server.accepted[0]?.text).not.toMatch(/image\/jpeg|cid:picture/)
  await storage.put(
    thumbnail,
    await sharp({ create: { width: 960, height: 540, channels: 3, background: '#c70039' } })
      .avif()
      .toBuffer(),
  )
  await queue.send(db, 'read-grounds', {})
  await expect.poll(async () => storage.stat(picture ?? ''), { timeout: 20_000 }).toBeDefined()
  expect(await sharp(await buffer(await storage.read(picture ?? ''))).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1120,
    height: 630,
  })
  await send()
  await expect.poll(() => server.accepted.length).toBe(2)
  expect(server.accepted[1]?.text).toMatch(/content-type: image\/jpeg/i)
  expect(server.accepted[1]?.text).toMatch(/content-id: <picture>/i)
  expect(server.accepted[1]?.text).toMatch(/cid:picture/)
})
