import { buffer } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { visitor } from '#src/server/actor.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { userPassword, seedCourse, seedProgress, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { meet } from '#src/testing/meet.ts'

import { issueCertificate, issueEarned } from './commands/issue-certificate.ts'
import { renderCertificate } from './commands/render-certificate.ts'
import { certificates } from './tables.ts'

let academy: TestAcademy
let admin: SeededUser
let other: SeededUser
let course: Awaited<ReturnType<typeof seedCourse>>
beforeAll(async () => {
  academy = await startAcademy()
  admin = await seedUser(academy, { role: 'admin' })
  other = await seedUser(academy, { role: 'admin' })
  course = await seedCourse(academy.services.db, { title: 'Sprinting', videoSeconds: [60] })
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(() => academy.services.db.delete(certificates))

const rowOf = async (id: string) => {
  const [row] = await academy.services.db.select().from(certificates).where(eq(certificates.id, id))
  if (!row) throw new Error('no certificate')
  return row
}

/** Somebody who has watched all and holds the certificate of it. */
async function graduate(firstName = 'Demo') {
  const { services } = academy
  const learner = await seedUser(academy, { holds: [course.id] })
  const user = { id: learner.userId, firstName, lastName: 'Learner', email: `${learner.userId}@example.org` }
  await seedProgress(services.db, { ...learner, courseId: course.id, videoId: course.videoIds[0], percent: 100 })
  const id = await services.db.transaction(tx => issueCertificate(services, tx, { user, courseId: course.id }))
  const { number } = await rowOf(id ?? '')
  return { ...learner, id: id ?? '', number }
}
type Graduate = Awaited<ReturnType<typeof graduate>>

const reason = 'Somebody else watched the videos'
const revoke = ({ id }: { id: string }, who = admin.client, given: object = {}) =>
  who.post(`/api/admin/certificates/${id}/revoke`, { reason, password: userPassword, ...given })
const restore = ({ id }: { id: string }, who = admin.client, password = userPassword) =>
  who.post(`/api/admin/certificates/${id}/restore`, { password })
const verify = async ({ number }: Graduate) =>
  (await academy.client().get(`/api/certificate/verify/${number}`)).body as object
const page = async ({ number }: Graduate) => (await academy.client().get(`/certificates/${number}`)).text
const pdfOf = async ({ client, id }: Graduate) => (await client.get(`/api/certificate/${id}/pdf`)).text
const subjects = async ({ userId }: Graduate, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mail => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? '')

const valid = { revokedAt: null, revokedCause: null, revokedReason: null }
const revoked = { revokedAt: expect.any(String), revokedCause: 'staff', revokedReason: reason }

test('D-34 D-35 A17 T98 staff revoke a certificate: the public page, the call and its holder say so at once, and why', async () => {
  const holder = await graduate()
  expect(await verify(holder)).toMatchObject(valid)
  expect(await page(holder)).toContain('This certificate is valid')
  expect((await revoke(holder)).body).toEqual({ revoked: true })
  expect(await verify(holder)).toMatchObject(revoked)
  expect(await page(holder)).toContain('This certificate was revoked')
  expect(await page(holder)).toContain(reason)
  const { body } = await holder.client.get('/api/certificate')
  expect(body.certificates).toMatchObject([{ _id: holder.id, ...revoked }])
  expect((await holder.client.get('/dashboard/certificates')).text).toContain(reason)
  expect(await subjects(holder, 2)).toContain('Your certificate for Sprinting was revoked')
  const mails = await academy.mailsTo(`${holder.userId}@example.org`, 2)
  expect(mailText(mails.join(''))).toContain(reason)
  const [entry] = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, holder.id))
  expect(entry).toMatchObject({
    actorId: admin.userId,
    action: 'certificate.revoke',
    thingName: `${holder.number}, Sprinting`,
    before: { state: 'valid' },
    after: { state: 'revoked', reason },
  })
})

test('D-35 T98 a wrong revocation is undone: valid everywhere again, told and recorded', async () => {
  const holder = await graduate()
  await revoke(holder)
  expect((await restore(holder)).body).toEqual({ revoked: false })
  expect(await verify(holder)).toMatchObject(valid)
  expect(await page(holder)).toContain('This certificate is valid')
  expect((await holder.client.get('/api/certificate')).body.certificates).toMatchObject([valid])
  expect(await subjects(holder, 3)).toContain('Your certificate for Sprinting is valid again')
  const { text } = await admin.client.get(`/dashboard/activity?thing=${holder.id}`)
  expect(text.replaceAll(/<[^>]*>/g, '')).toContain(`restored the certificate ${holder.number}, Sprinting`)
  expect(text.replaceAll(/<[^>]*>/g, '')).toContain(`revoked the certificate ${holder.number}, Sprinting`)
})

test('D-35 T98 the PDF is drawn anew for each state, and no drawing of another one is left', async () => {
  const holder = await graduate()
  const { storage } = academy.services
  const first = await pdfOf(holder)
  const { pdfKey } = await rowOf(holder.id)
  await revoke(holder)
  const marked = await pdfOf(holder)
  expect(marked).toMatch(/^%PDF/)
  expect(marked).not.toBe(first)
  await expect.poll(() => storage.stat(pdfKey ?? '')).toBeUndefined()
  await restore(holder)
  expect((await rowOf(holder.id)).pdfKey).not.toBe(pdfKey)
  expect(await pdfOf(holder), 'as it was').toBe(first)
})

test('D-35 T98 a drawing that was under way when a certificate was revoked is thrown away', async () => {
  const holder = await graduate()
  const { services } = academy
  await expect.poll(async () => (await rowOf(holder.id)).pdfKey).not.toBeNull()
  await services.db.update(certificates).set({ pdfKey: null }).where(eq(certificates.id, holder.id))
  const drawn: (Date | undefined)[] = []
  const certificatePdf: typeof services.renderer.certificatePdf = async drawing => {
    drawn.push(drawing.revoked?.at)
    if (drawn.length === 1) await revoke(holder)
    return services.renderer.certificatePdf(drawing)
  }
  const context = { ...services, renderer: { ...services.renderer, certificatePdf }, actor: visitor, ip: '' }
  const key = await renderCertificate(context, holder.id)
  expect([drawn[0], key]).toEqual([undefined, (await rowOf(holder.id)).pdfKey])
  expect(String(await buffer(await services.storage.read(key ?? '')))).toBe(await pdfOf(holder))
  expect(await services.storage.stat(`private/certificates/${holder.id}.pdf`)).toBeUndefined()
})

test('D-35 T98 nobody but staff, with their password and a reason; the second of two is told', async () => {
  const holder = await graduate()
  const learner = await seedUser(academy)
  expect((await revoke(holder, academy.client())).status).toBe(401)
  expect((await revoke(holder, learner.client)).status).toBe(403)
  expect((await revoke(holder, holder.client)).status).toBe(403)
  expect((await revoke(holder, admin.client, { password: 'Wrong-2026' })).body.code).toBe('password-incorrect')
  for (const bad of ['', '  ', 'no', 'x'.repeat(201), 'two\nlines'])
    expect((await revoke(holder, admin.client, { reason: bad })).status).toBe(400)
  expect(await verify(holder)).toMatchObject(valid)
  expect((await restore(holder)).body).toMatchObject({ code: 'conflict', message: 'This certificate is valid' })
  const { db } = academy.services
  const four = [admin, other, admin, other].map(({ client }) => revoke.bind(null, holder, client))
  const answers = await meet(db, [certificates], four)
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409, 409])
  expect((await revoke(holder)).body.message).toBe('This certificate is revoked already')
  expect((await restore(holder, holder.client)).status).toBe(403)
  expect((await restore(holder, admin.client, 'Wrong-2026')).status).toBe(403)
  const two = [admin, other].map(({ client }) => restore.bind(null, holder, client))
  const back = await meet(db, [certificates], two)
  expect(back.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  const missing = { id: crypto.randomUUID() }
  expect([(await revoke(missing)).status, (await restore(missing)).status]).toEqual([404, 404])
  expect((await subjects(holder, 3)).length).toBe(3)
})

test('D-35 who watches again after a revocation earns no second certificate', async () => {
  const holder = await graduate()
  await revoke(holder)
  const watched = { courseId: course.id, videoId: course.videoIds[0], progress: 100 }
  expect((await holder.client.put('/api/progress', watched)).body).toMatchObject({
    courseProgress: 100,
    certificateId: null,
  })
  await issueEarned({ ...academy.services, actor: visitor, ip: '' }, course.id)
  expect((await holder.client.get('/api/certificate')).body.certificates).toMatchObject([
    { _id: holder.id, ...revoked },
  ])
})

test('D-34 staff find certificates by number, name, email, course and state', async () => {
  const [ada, ben] = [await graduate('Ada'), await graduate('Ben')]
  await revoke(ben)
  const find = async (query: string) => {
    const { body } = await admin.client.get(`/api/admin/certificates?${query}`)
    return body.certificates.map((one: { number: string }) => one.number)
  }
  expect(await find('')).toEqual([ben.number, ada.number])
  expect(await find('sort=issued')).toEqual([ada.number, ben.number])
  for (const words of [
    ada.number,
    ada.number.toLowerCase(),
    ada.number.slice(0, 11),
    ada.number.slice(4),
    'ada',
    'Ada Learner',
    ada.userId,
  ])
    expect(await find(`words=${words}`), words).toEqual([ada.number])
  expect(await find('words=sprint%20learner')).toHaveLength(2)
  expect(await find('state=revoked')).toEqual([ben.number])
  expect(await find('state=valid')).toEqual([ada.number])
  expect(await find(`course=${course.id}&limit=1&page=2`)).toEqual([ada.number])
  const nothing = await admin.client.get(`/api/admin/certificates?course=${crypto.randomUUID()}`)
  expect(nothing.body).toEqual({ certificates: [], NbOfPages: 0, total: 0, courseTitle: null })
  const { body } = await admin.client.get(`/api/admin/certificates?course=${course.id}`)
  expect([body.courseTitle, body.total]).toEqual(['Sprinting', 2])
  expect(body.certificates[0]).toEqual({
    _id: ben.id,
    number: ben.number,
    holder: { _id: ben.userId, name: 'Ben Learner' },
    course: { _id: course.id, title: 'Sprinting', thumbnail: expect.stringMatching(/^\/files\/public\//) },
    issuedAt: expect.any(String),
    ...revoked,
  })
  expect((await ada.client.get('/api/admin/certificates')).status).toBe(403)
  expect((await academy.client().get('/api/admin/certificates')).status).toBe(401)
  const user = await admin.client.get(`/api/admin/users/${ben.userId}`)
  expect(user.body.certificates).toMatchObject([{ number: ben.number, ...revoked }])
})
