import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import type { Answer } from '#src/testing/client.ts'
import { clubForm, imageFile, seedApplication } from '#src/testing/content/applications.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { untilWaiting } from '#src/testing/load/hold-rows.ts'

import { applications, clubRegistrations } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client
beforeEach(async () => {
  await academy.services.db.delete(applications)
})

const step = (title: string, image?: string | null) => ({ title, description: `What “${title}” means`, image })
const needed = {
  name: 'Spring Immersion',
  applicantType: 'ClubApplication',
  desiredDevelopment: 'A pressing team',
  level: 'Amateur',
  deadline: '2027-03-01',
  steps: [step('Register'), step('Test')],
}
function form(fields: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (name === 'stepImages' && Array.isArray(value)) for (const file of value) data.append(name, file)
    else data.append(name, value instanceof File || typeof value === 'string' ? value : JSON.stringify(value))
  return data
}
const create = async (fields: Record<string, unknown> = {}) => {
  const { status, body } = await admin.post('/api/application', form({ ...needed, ...fields }))
  expect([status, body.message]).toEqual([200, undefined])
  return body.application
}
const audit = (id: string) =>
  academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id)).orderBy(auditEntries.createdAt)
const isStored = async (address: string) =>
  (await academy.services.storage.stat(address.replace('/files/', ''))) !== undefined
const filesIn = async () => {
  const names = await readdir(join(academy.dataDir, 'files/public/applications'), { recursive: true }).catch(() => [])
  return names.filter(name => name.endsWith('.avif')).length
}
const titles = (made: { steps: { title: string }[] }) => made.steps.map(({ title }) => title)

test('A-APP-5 API-49 D-45 an application is created with its pictures, and visitors see it at once', async () => {
  const visitor = academy.client()
  expect((await visitor.get('/api/applications')).body.applications).toEqual([])
  const made = await create({
    file: await imageFile(),
    steps: [step('Register'), step('Test', 'new')],
    stepImages: [await imageFile('jpeg')],
  })
  expect(made).toMatchObject({
    name: 'Spring Immersion',
    applicantType: 'ClubApplication',
    level: 'Amateur',
    deadline: '2027-03-01T23:59:59.999Z',
    isOpen: true,
    image: expect.stringMatching(/^\/files\/public\/applications\/[\da-f-]{36}\/960\.avif$/),
    steps: [
      { title: 'Register', image: null },
      { title: 'Test', image: expect.stringMatching(/^\/files\/public\/applications\/[\da-f-]{36}\/960\.avif$/) },
    ],
  })
  expect((await visitor.get(`/api/application/${made._id}`)).body.application).toEqual(made)
  expect((await visitor.get('/api/applications')).body.applications).toHaveLength(1)
  expect((await visitor.get(made.image.replace('960', '480'))).headers.get('content-type')).toBe('image/avif')
  expect(await audit(made._id)).toMatchObject([{ action: 'application.create', thingName: needed.name, before: null }])
})

test('A-APP-5 pictures of a sender that marks no step go to the first steps; a deadline may have a time', async () => {
  const made = await create({ deadline: '2027-03-01T18:30', stepImages: [await imageFile()] })
  expect([made.deadline, made.steps.map((one: { image: string | null }) => one.image !== null)]).toEqual([
    '2027-03-01T18:30:00.000Z',
    [true, false],
  ])
  expect((await create({ deadline: '2027-03-01T18:30:00+01:00' })).deadline).toBe('2027-03-01T17:30:00.000Z')
})

test.each([
  [{ name: ' ' }, 'Application name is required'],
  [{ applicantType: 'PlayerApplication' }, /applicantType/],
  [{ deadline: 'soon' }, /deadline/],
  [{ deadline: '2027-02-30' }, /deadline/],
  [{ steps: [] }, /steps/],
  [{ steps: '{' }, 'Not valid JSON'],
  [{ steps: [{ title: '', description: 'x' }] }, 'Each step needs a title'],
  [{ steps: [{ title: 'x', description: '' }] }, /Each step needs a description/],
  [{ steps: Array.from({ length: 21 }, () => step('x')) }, /steps/],
  [{ level: 'Semi-professional' }, /level/],
  [{ status: 'open' }, /status/],
])('A-APP-5 D-48 refuses an application with %o', async (fields, text) => {
  const { status, body } = await admin.post('/api/application', form({ ...needed, ...fields }))
  expect(status).toBe(400)
  expect(body.message).toMatch(text)
  expect(await academy.services.db.$count(applications)).toBe(0)
})

test('D-50 T51 T52 what is no picture is refused, and the others that came with it do not stay', async () => {
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })
  const html = new File(['<!doctype html><script>alert(1)</script>'], 'a.png', { type: 'image/png' })
  const heavy = new File([new Uint8Array(10_000_001)], 'a.png', { type: 'image/png' })
  const before = await filesIn()
  const post = async (fields: object) => (await admin.post('/api/application', form({ ...needed, ...fields }))).status
  expect(await post({ file: svg })).toBe(400)
  expect(await post({ file: await imageFile(), stepImages: [await imageFile(), html] })).toBe(400)
  expect(await post({ file: heavy })).toBe(413)
  expect(await filesIn()).toBe(before)
  expect(await academy.services.db.$count(applications)).toBe(0)
})

test('A-APP-8 steps are added, removed and put in another order; their pictures go with them or stay', async () => {
  const made = await create({
    file: await imageFile(),
    steps: [step('One', 'new'), step('Two', 'new'), step('Three')],
    stepImages: [await imageFile(), await imageFile()],
  })
  const [one, two] = made.steps
  const address = `/api/application/${made._id}`
  const change = { ...needed, name: 'Another name', steps: [step('Two', two.image), step('New'), step('Three')] }
  const { body } = await admin.put(address, change)
  expect(titles(body.application)).toEqual(['Two', 'New', 'Three'])
  expect(body.application).toMatchObject({
    name: 'Another name',
    image: made.image,
    steps: [{ image: two.image }, {}, {}],
  })
  await expect.poll(() => isStored(one.image)).toBe(false)
  expect([await isStored(two.image), await isStored(made.image)]).toEqual([true, true])

  const replaced = await admin.put(address, form({ ...change, file: await imageFile(), steps: [step('Last')] }))
  expect(titles(replaced.body.application)).toEqual(['Last'])
  for (const gone of [two.image, made.image]) await expect.poll(() => isStored(gone)).toBe(false)
  const entries = await audit(made._id)
  expect(entries.map(({ action }) => action)).toEqual([
    'application.create',
    'application.update',
    'application.update',
  ])
  expect(Object.keys(entries[1]?.after ?? {}).toSorted()).toEqual(['name', 'steps'])
  expect((await admin.put(`/api/application/${randomUUID()}`, needed)).status).toBe(404)
  expect((await admin.put(address, { ...needed, steps: [] })).status).toBe(400)
})

test('A-APP-8 who changes what somebody else has changed meanwhile is told, and no picture of theirs stays', async () => {
  const { db } = academy.services
  const made = await create({ file: await imageFile() })
  const before = await filesIn()
  const mine = form({ ...needed, name: 'Mine', file: await imageFile(), steps: [step('A', 'new')] })
  mine.append('stepImages', await imageFile())
  let answer: Promise<Answer> | undefined
  await db.transaction(async tx => {
    await tx
      .update(applications)
      .set({ name: 'Theirs', updatedAt: new Date(Date.now() + 1000) })
      .where(eq(applications.id, made._id))
    answer = admin.put(`/api/application/${made._id}`, mine)
    await untilWaiting(academy, 1)
  })
  expect((await answer)?.body.code).toBe('conflict')
  expect((await admin.get(`/api/application/${made._id}`)).body.application.name).toBe('Theirs')
  expect(await filesIn()).toBe(before)
})

test('A-APP-8 who applies may not change once somebody has', async () => {
  const id = await seedApplication(academy.services.db)
  const change = { ...needed, applicantType: 'CoachApplication' }
  expect((await admin.put(`/api/application/${id}`, change)).status).toBe(200)
  expect((await admin.put(`/api/application/${id}`, needed)).status).toBe(200)
  expect((await academy.client().post('/api/club/application', await clubForm(id))).status).toBe(200)
  const { status, body } = await admin.put(`/api/application/${id}`, change)
  expect([status, body.code]).toEqual([409, 'application-in-use'])
  expect((await admin.put(`/api/application/${id}`, { ...needed, name: 'Other' })).status).toBe(200)
})

test('A-APP-1 A-LIST-1 K-3 the list is searched, filtered and sorted, ten on a page, with counts of registrations', async () => {
  const { db } = academy.services
  for (let index = 0; index < 12; index += 1)
    await seedApplication(db, {
      name: `Camp ${String(index).padStart(2, '0')}`,
      deadline: new Date(Date.now() + (index - 1) * 86_400_000),
      applicantType: index === 11 ? 'CoachApplication' : 'ClubApplication',
    })
  const [row] = await db.select().from(applications).where(eq(applications.name, 'Camp 05'))
  for (const contactEmail of ['a@club.example', 'b@club.example'])
    await academy.client().post('/api/club/application', await clubForm(row?.id ?? '', { contactEmail }))
  await db
    .update(clubRegistrations)
    .set({ status: 'approved' })
    .where(eq(clubRegistrations.contactEmail, 'a@club.example'))
  const list = async (query: string) => (await admin.get(`/api/admin/applications?${query}`)).body
  const names = async (query: string) => (await list(query)).applications.map((one: { name: string }) => one.name)
  const first = await list('')
  expect([first.total, first.NbOfPages, first.applications.length, first.applications[0].name]).toEqual([
    12,
    2,
    10,
    'Camp 11',
  ])
  expect(await names('page=2')).toEqual(['Camp 01', 'Camp 00'])
  expect((await names('sort=name'))[0]).toBe('Camp 00')
  expect(await names('applicantType=CoachApplication')).toEqual(['Camp 11'])
  const found = (await list('name=camp+05')).applications
  expect(found).toMatchObject([{ name: 'Camp 05', isOpen: true, registrations: { total: 2, pending: 1 } }])
  expect((await list('name=camp+00')).applications).toMatchObject([
    { isOpen: false, registrations: { total: 0, pending: 0 } },
  ])
  expect((await list('name=nothing')).applications).toEqual([])
  const visitors = await academy.client().get('/api/applications?name=camp+05')
  expect(JSON.stringify(visitors.body), 'D-59').not.toMatch(/registration|subscriber/)
})

test('A-APP-6 API-50 X-ROLE-7 T79 deleting asks for the password, and takes registrations and pictures with it', async () => {
  const made = await create({ file: await imageFile() })
  await academy.client().post('/api/club/application', await clubForm(made._id))
  const [club] = await academy.services.db.select().from(clubRegistrations)
  const address = `/api/admin/application/${made._id}`
  expect((await admin.delete(address, {})).status).toBe(400)
  expect((await admin.delete(address, { password: 'wrong' })).body.code).toBe('password-incorrect')
  const unseen = await admin.delete(address, { password: userPassword, registrations: 0 })
  expect([unseen.status, unseen.body.code], 'more than the prompt told of').toEqual([409, 'conflict'])
  expect(await academy.services.db.$count(applications)).toBe(1)
  expect((await admin.delete(address, { password: userPassword, registrations: 1 })).body).toEqual({ deleted: true })
  expect(await academy.services.db.$count(clubRegistrations)).toBe(0)
  for (const gone of [made.image, club?.logo ?? '']) await expect.poll(() => isStored(gone)).toBe(false)
  expect((await academy.client().get(`/api/application/${made._id}`)).status).toBe(404)
  expect((await admin.delete(address, { password: userPassword })).status).toBe(404)
  const [, entry] = await audit(made._id)
  expect(entry).toMatchObject({ action: 'application.delete', after: null, before: { registrations: 1 } })
  expect(JSON.stringify(entry), 'nothing of the applicant').not.toContain('club.example')
})

test('every write of this manager left its trace', () => {
  expect(academy.logs).toEqual([])
})
