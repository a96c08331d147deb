import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()
const list = '/dashboard/manage-courses'
const given = { list, name: 'Drafts', search: 'state=Draft' }
const namesOf = async (who: Awaited<ReturnType<typeof someAdmin>>) =>
  (await who.get('/api/views')).body.views.map(({ name }: { name: string }) => name)
const someAdmin = async () => (await seedUser(academy, { role: 'admin' })).client

test('a view is there for who saved it, under its name once, and for nobody else', async () => {
  const [admin, other] = [await someAdmin(), await someAdmin()]
  expect(await namesOf(admin)).toEqual([])
  const { status, body } = await admin.put('/api/views', given)
  expect([status, body]).toEqual([200, { _id: expect.any(String), ...given }])
  await admin.put('/api/views', { ...given, name: ' Best  sellers', search: 'sort=-NbOforders' })
  await admin.put('/api/views', { ...given, search: 'state=Draft&time=month' })
  const { views } = (await admin.get('/api/views')).body
  expect(views.map((one: typeof given) => [one.name, one.search])).toEqual([
    ['Drafts', 'state=Draft&time=month'],
    ['Best  sellers', 'sort=-NbOforders'],
  ])
  expect(await namesOf(other)).toEqual([])
  expect((await other.delete(`/api/views/${body._id}`)).status).toBe(200)
  expect(await namesOf(admin)).toHaveLength(2)
  await admin.delete(`/api/views/${body._id}`)
  expect(await namesOf(admin)).toEqual(['Best  sellers'])
  expect((await admin.delete(`/api/views/${randomUUID()}`)).status, 'what is gone stays gone').toBe(200)
})

test('T14 learners and visitors have none', async () => {
  const learner = (await seedUser(academy)).client
  for (const [who, status] of [
    [learner, 403],
    [academy.client(), 401],
  ] as const) {
    expect((await who.get('/api/views')).status).toBe(status)
    expect((await who.put('/api/views', given)).status).toBe(status)
  }
})

test.each([
  ['a page of the site', { ...given, list: '/courses' }],
  ['an address elsewhere', { ...given, list: '//evil.example/dashboard/x' }],
  ['no name', { ...given, name: ' ' }],
  ['a name that nobody sees', { ...given, name: '\u200B' }],
  ['a long name', { ...given, name: 'x'.repeat(41) }],
  ['nothing to find', { ...given, search: '' }],
  ['too much', { ...given, search: 'x'.repeat(501) }],
  ['what no text can hold', { ...given, search: 'a=\u0000' }],
])('T56 refused: %s', async (_, wrong) => {
  const admin = await someAdmin()
  expect((await admin.put('/api/views', wrong)).status).toBe(400)
})

test('T56 nobody has more than sixty', async () => {
  const admin = await someAdmin()
  for (let n = 0; n < 60; n += 1) await admin.put('/api/views', { ...given, name: `View ${n}` })
  expect((await admin.put('/api/views', { ...given, name: 'One more' })).body.code).toBe('too-many-views')
  const { body } = await admin.get('/api/views')
  await admin.delete(`/api/views/${body.views[59]._id}`)
  const names = Array.from({ length: 6 }, (_, n) => `At once ${n}`)
  await Promise.all(names.map(name => admin.put('/api/views', { ...given, name })))
  expect(await namesOf(admin), 'several at once are refused, too').toHaveLength(60)
  expect((await admin.put('/api/views', { ...given, name: 'View 3', search: 'state=Archived' })).status).toBe(200)
  expect(await namesOf(admin)).toHaveLength(60)
})
