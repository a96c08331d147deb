import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { courses, courseTeachers } from '#src/features/courses/tables/courses.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import { visitor } from '#src/server/actor.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser, type SeededCourse, type SeededUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { issueCertificate } from './commands/issue-certificate.ts'
import { renderCertificate } from './commands/render-certificate.ts'
import { codeOf } from './engine/code.ts'
import { certificates } from './tables.ts'

let academy: TestAcademy
let course: SeededCourse

beforeAll(async () => {
  academy = await startAcademy()
  course = await seedCourse(academy.services.db, { title: 'Sprinting', videoSeconds: [3600, 1800] })
})
afterAll(() => academy[Symbol.asyncDispose]())

const issue = ({ services }: TestAcademy, { userId }: SeededUser) =>
  services.db.transaction(tx =>
    issueCertificate(services, tx, {
      user: { id: userId, firstName: 'Demo', lastName: 'Learner', email: `${userId}@example.org` },
      courseId: course.id,
    }),
  )
const rowOf = async ({ userId }: SeededUser) => {
  const mine = and(eq(certificates.userId, userId), eq(certificates.courseId, course.id))
  const [row] = await academy.services.db.select().from(certificates).where(mine)
  if (!row) throw new Error('no certificate')
  return row
}
async function graduate() {
  const learner = await seedUser(academy, { holds: [course.id] })
  await issue(academy, learner)
  return { ...learner, certificate: await rowOf(learner) }
}
const context = () => ({ ...academy.services, actor: visitor, ip: '' })
const revoke = (id: string) =>
  academy.services.db.update(certificates).set({ revokedAt: new Date() }).where(eq(certificates.id, id))
const digest = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('L-CERT-1 API-22 E-11 one’s own certificates', () => {
  test('API-22 E-11 are listed with course, PDF and proof page', async () => {
    const { client, certificate } = await graduate()
    const { body } = await client.get('/api/certificate')
    expect(body.certificates).toEqual([
      {
        _id: certificate.id,
        number: expect.stringMatching(/^PAL(-[2-9A-HJKMNP-Z]{4}){3}$/),
        courseId: { _id: course.id, title: 'Sprinting', thumbnail: '/files/public/courses/test/960.avif' },
        holderName: 'Demo Learner',
        teachers: [],
        hours: 1.5,
        score: null,
        signer: null,
        certificate: `/api/certificate/${certificate.id}/pdf`,
        issuedAt: expect.any(String),
        verifyUrl: `${academy.url}/certificates/${certificate.number}`,
        code: codeOf(`${academy.url}/certificates/${certificate.number}`),
        revokedAt: null,
        revokedCause: null,
        revokedReason: null,
      },
    ])
  })

  test('are an empty list for who has none, and nobody else’s', async () => {
    await graduate()
    const { client } = await seedUser(academy)
    expect((await client.get('/api/certificate')).body).toEqual({ certificates: [] })
    expect((await academy.client().get('/api/certificate')).status).toBe(401)
  })
})

describe('D-35 R28 a certificate', () => {
  test('R28 is issued once per person and course, however often and at the same moment', async () => {
    const learner = await seedUser(academy)
    const ids = await Promise.all(Array.from({ length: 8 }, () => issue(academy, learner)))
    expect(ids.filter(Boolean)).toHaveLength(1)
    expect((await academy.mailsTo(`${learner.userId}@example.org`)).length).toBe(1)
  })

  test('keeps name, title, teachers and hours of the day it was issued', async () => {
    const { db } = academy.services
    const [teacher] = await db.insert(teachers).values({ name: 'Dr. Ada Stride', role: 'Sprint' }).returning()
    await db.insert(courseTeachers).values({ courseId: course.id, teacherId: teacher?.id ?? '' })
    const { userId, certificate } = await graduate()
    const asIssued = { holderName: 'Demo Learner', courseTitle: 'Sprinting', teachers: ['Dr. Ada Stride'], hours: 1.5 }
    expect(certificate).toMatchObject(asIssued)
    await db.delete(teachers)
    await academy.services.db.update(users).set({ firstName: 'Changed' }).where(eq(users.id, userId))
    await academy.services.db.update(courses).set({ title: 'Renamed' }).where(eq(courses.id, course.id))
    const { body } = await academy.client().get(`/api/certificate/verify/${certificate.number}`)
    expect(body).toMatchObject(asIssued)
    await academy.services.db.update(courses).set({ title: 'Sprinting' }).where(eq(courses.id, course.id))
  })

  test('is told by mail, with the proof page', async () => {
    const { userId, certificate } = await graduate()
    const [mail = ''] = await academy.mailsTo(`${userId}@example.org`)
    const text = mailText(mail)
    expect(text).toContain('Subject: Your certificate for Sprinting')
    expect(text).toContain(`/certificates/${certificate.number}`)
    expect(text).toContain('/dashboard/certificates')
  })

  test('R28 is rendered again with the same bytes, and kept when it is there', async () => {
    const { certificate } = await graduate()
    const key = await renderCertificate(context(), certificate.id)
    const read = async () => digest(await buffer(await academy.services.storage.read(key ?? '')))
    const first = await read()
    await academy.services.db.update(certificates).set({ pdfKey: null }).where(eq(certificates.id, certificate.id))
    expect(await renderCertificate(context(), certificate.id)).toBe(key)
    expect(await read()).toBe(first)
    expect(await renderCertificate(context(), crypto.randomUUID())).toBeUndefined()
  })

  test('shows the course’s picture, grey once it is revoked, and is drawn without one that cannot be read', async () => {
    const { services } = academy
    const { certificate } = await graduate()
    const draw = async () => {
      await services.db.update(certificates).set({ pdfKey: null }).where(eq(certificates.id, certificate.id))
      const key = await renderCertificate(context(), certificate.id)
      return buffer(await services.storage.read(key ?? ''))
    }
    const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image[^]*?\/ColorSpace \/\w+/g) ?? []
    const thumbnail = 'public/courses/test/1440.avif'
    expect(pictures(await draw()), 'there is no such file').toHaveLength(0)
    const red = { create: { width: 1440, height: 810, channels: 3, background: '#c70039' } } as const
    await services.storage.put(thumbnail, await sharp(red).avif().toBuffer())
    const [picture, ...others] = pictures(await draw())
    expect([picture?.endsWith('/DeviceRGB'), others]).toEqual([true, []])
    await services.db
      .update(certificates)
      .set({ revokedAt: new Date(), revokedCause: 'staff', revokedReason: 'x' })
      .where(eq(certificates.id, certificate.id))
    expect(pictures(await draw())[0]?.endsWith('/DeviceGray')).toBe(true)
    await services.storage.put(thumbnail, Buffer.from('no image'))
    expect(pictures(await draw())).toHaveLength(0)
    await services.storage.remove(thumbnail)
  })
})

describe('T30 the PDF', () => {
  test('opens in place for its holder, drawn at once if need be', async () => {
    const { client, certificate } = await graduate()
    const { status, headers, text } = await client.get(`/api/certificate/${certificate.id}/pdf`)
    expect(status).toBe(200)
    expect(text).toMatch(/^%PDF-1\./)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${certificate.number}.pdf"`,
      'cache-control': 'private, no-cache',
    })
  })

  test('T30 is not there for anybody else, administrators included', async () => {
    const { certificate } = await graduate()
    const address = `/api/certificate/${certificate.id}/pdf`
    expect((await (await seedUser(academy)).client.get(address)).status).toBe(404)
    expect((await (await seedUser(academy, { role: 'admin' })).client.get(address)).status).toBe(404)
    expect((await academy.client().get(address)).status).toBe(401)
  })

  test.each(['1', '..%2f..', '%00'])('is not found under the id %s', async id => {
    const { client } = await seedUser(academy)
    expect((await client.get(`/api/certificate/${id}/pdf`)).status).toBe(404)
  })
})

describe('D-34 verification by number', () => {
  test('tells a stranger what stands on the sheet, and nothing more', async () => {
    const { certificate } = await graduate()
    const { status, body } = await academy.client().get(`/api/certificate/verify/${certificate.number}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      number: certificate.number,
      holderName: 'Demo Learner',
      courseTitle: 'Sprinting',
      courseId: course.id,
      thumbnail: '/files/public/courses/test/960.avif',
      teachers: [],
      hours: 1.5,
      score: null,
      signer: null,
      code: codeOf(`${academy.url}/certificates/${certificate.number}`),
      issuedAt: certificate.issuedAt.toISOString(),
      revokedAt: null,
      revokedCause: null,
      revokedReason: null,
    })
  })

  test('reads a number as people type it', async () => {
    const { certificate } = await graduate()
    const typed = ` ${certificate.number.toLowerCase()} `
    expect((await academy.client().get(`/api/certificate/verify/${encodeURIComponent(typed)}`)).status).toBe(200)
  })

  test('says so when it was revoked', async () => {
    const { certificate } = await graduate()
    await revoke(certificate.id)
    const { body } = await academy.client().get(`/api/certificate/verify/${certificate.number}`)
    expect(body.revokedAt).toEqual(expect.any(String))
  })

  test('does not know a number that was never issued', async () => {
    expect((await academy.client().get('/api/certificate/verify/PAL-2222-3333-4444')).status).toBe(404)
  })

  test.each(['PAL-2222-3333', 'PAL-0000-1111-2222', 'x', 'PAL-2222-3333-4444-5555'])('refuses %s', async number => {
    expect((await academy.client().get(`/api/certificate/verify/${number}`)).status).toBe(400)
  })

  test('the page answers 200 for a valid, 404 for an unknown number, and no search engine lists it', async () => {
    const { certificate } = await graduate()
    const valid = await academy.client().get(`/certificates/${certificate.number}`)
    expect([valid.status, valid.text.includes('This certificate is valid')]).toEqual([200, true])
    expect(valid.text).toContain('<meta name="robots" content="noindex"/>')
    await revoke(certificate.id)
    const revoked = await academy.client().get(`/certificates/${certificate.number}?again`)
    expect(revoked.text).toContain('This certificate was revoked')
    const unknown = await academy.client().get('/certificates/PAL-2222-3333-4444')
    expect([unknown.status, unknown.text.includes('No certificate has this number')]).toEqual([404, true])
  })

  test('the form works without JavaScript', async () => {
    const { status, headers } = await academy.client().get('/certificates?number=pal-2222%203333%204444')
    expect([status, headers.get('location')]).toEqual([302, '/certificates/PAL-2222-3333-4444'])
  })
})
