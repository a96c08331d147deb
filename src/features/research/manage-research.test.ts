import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { imageFile } from '#src/testing/content/applications.ts'
import { userPassword, seedCategory, seedUser } from '#src/testing/content/courses.ts'
import { seedResearch } from '#src/testing/content/research.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { researches } from './tables.ts'

const academy = await keepAcademy()
const admin = (await seedUser(academy, { role: 'admin' })).client
const category = await seedCategory(academy.services.db, 'biomechanics')

type Fields = Readonly<Record<string, string | File>>
function form(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const pdfText = (words = '') => `%PDF-1.7\n${words}\nstartxref\n0\n%%EOF\n`
const pdf = (words?: string) => new File([pdfText(words)], 'paper.pdf', { type: 'application/pdf' })
const words = () => ({ title: 'Split times', abstract: 'Gates were compared.', content: '<p>How</p>', category })
const create = async (fields: Fields = {}) =>
  admin.post('/api/researches/', form({ ...words(), thumbnail: await imageFile(), pdf: pdf(), ...fields }))
const read = async (id: string) => (await academy.client().get(`/api/researches/${id}`)).body.research
const rowOf = async (id: string) =>
  (await academy.services.db.select().from(researches).where(eq(researches.id, id)))[0] ??
  expect.fail('it is not there')
const isStored = async (key: string | null) => (await academy.services.storage.stat(key ?? '')) !== undefined
const actions = async (id: string) => {
  const entries = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id))
  return entries.toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt)).map(({ action }) => action)
}

test('A-RES-1 A-RES-3 API-59 T40 a paper of the specified fields is published, its tags trimmed and each once', async () => {
  const tags = JSON.stringify([' sprint ', 'gates', 'sprint'])
  const content = '<h2>Methods</h2><script>alert(1)</script>'
  const { status, body } = await create({ tags, content })
  expect([status, body]).toEqual([
    200,
    { research: { _id: expect.any(String), title: 'Split times', published: true } },
  ])
  const { _id } = body.research
  expect(await read(_id)).toMatchObject({ tags: ['sprint', 'gates'], content: '<h2>Methods</h2>', authors: [] })
  expect((await academy.client().get(`/api/researches/${_id}/pdf`)).text).toBe(pdfText())
  expect(await actions(_id)).toEqual(['research.create'])
})

test('D-42 authors, day, DOI, licence, finding and references are kept in their order, and stay where they are not sent', async () => {
  const more = {
    finding: '1.6 cm',
    findingNote: 'between two methods',
    authors: JSON.stringify([
      { name: 'Inès Haddad', orcid: '0000-0002-1825-0097' },
      { name: 'A Group', isOrganisation: true },
    ]),
    publicationDate: '2026-09-04',
    doi: '10.0000/palestra.2026.041',
    licence: 'CC BY 4.0',
    references: JSON.stringify([
      { title: 'A simple method', year: 2016 },
      { title: 'Another', url: 'https://one.example/' },
    ]),
  }
  const { _id } = (await create(more)).body.research
  const before = await read(_id)
  expect(before).toMatchObject({
    authors: [{ name: 'Inès Haddad' }, { name: 'A Group', isOrganisation: true }],
    references: [{ title: 'A simple method' }, { title: 'Another' }],
    publishedOn: '2026-09-04',
    doi: more.doi,
    licence: more.licence,
    finding: more.finding,
    findingNote: more.findingNote,
  })
  expect((await admin.put(`/api/researches/${_id}`, form({ ...words(), title: 'Renamed' }))).status).toBe(200)
  const { updatedAt: _, ...kept } = before
  expect(await read(_id)).toMatchObject({ ...kept, title: 'Renamed' })
  await admin.put(
    `/api/researches/${_id}`,
    form({ ...words(), publicationDate: '', doi: '', licence: '', finding: '', findingNote: '', authors: '[]' }),
  )
  expect(await read(_id)).toMatchObject({ publishedOn: null, doi: null, licence: null, finding: '', authors: [] })
  expect((await rowOf(_id)).pdfKey).toMatch(/^private\/research\//)
})

const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })
const page = new File(['<!doctype html><script>alert(1)</script>'], 'paper.pdf', { type: 'application/pdf' })
const heavy = new File([new Uint8Array(10_000_001)], 'a.png', { type: 'image/png' })

test.each<[string, Fields, RegExp | string]>([
  ['no title', { title: ' ' }, /^title/],
  ['no abstract', { abstract: '' }, /^abstract/],
  ['a text without words', { content: '<p> </p>' }, /^content/],
  ['no category', { category: '' }, /^category/],
  ['an unknown category', { category: randomUUID() }, /^category/],
  ['a drawing that is a program', { thumbnail: svg }, 'Please upload a valid image file'],
  ['a page', { pdf: page }, 'Please upload a PDF file'],
  ['a paper that starts programs', { pdf: pdf('/Launch') }, /^This PDF/],
  ['more than 10 MB', { thumbnail: heavy }, /./],
  ['a DOI that is none', { doi: 'javascript:alert(1)' }, /DOI/],
  ['a link that is a program', { references: '[{"title":"x","url":"javascript:alert(1)"}]' }, /^references/],
])('A-RES-4 T44 T52 neither made nor changed: %s', async (_, wrong, message) => {
  const before = await academy.services.db.$count(researches)
  const made = await create(wrong)
  expect([made.status, made.body.message]).toEqual([400, expect.stringMatching(message)])
  expect(await academy.services.db.$count(researches)).toBe(before)
  const id = await seedResearch(academy.services.db, { categoryId: category })
  const changed = await admin.put(`/api/researches/${id}`, form({ ...words(), ...wrong }))
  expect([changed.status, changed.body.message]).toEqual([400, expect.stringMatching(message)])
  expect((await rowOf(id)).title).toBe('A paper')
})

test('A-RES-5 tags that are not sent stay, and an empty list takes the last ones away', async () => {
  const { _id } = (await create({ tags: '["sprint","gates"]' })).body.research
  const change = (fields: Fields = {}) => admin.put(`/api/researches/${_id}`, form({ ...words(), ...fields }))
  await change()
  expect((await read(_id)).tags).toEqual(['sprint', 'gates'])
  await change({ tags: '["gates"]' })
  expect((await read(_id)).tags).toEqual(['gates'])
  expect((await change({ tags: '' })).status).toBe(400)
  await change({ tags: '[]' })
  expect((await read(_id)).tags).toEqual([])
  expect((await create()).body.research._id).toEqual(expect.any(String))
})

test('A-RES-5 API-60 files are optional in a change; replaced ones go', async () => {
  const { _id } = (await create({ tags: '["sprint"]' })).body.research
  const before = await rowOf(_id)
  await admin.put(`/api/researches/${_id}`, form({ ...words(), published: 'false' }))
  expect(await read(_id)).toBeUndefined()
  const kept = await rowOf(_id)
  expect(kept).toMatchObject({ thumbnail: before.thumbnail, pdfKey: before.pdfKey, tags: ['sprint'] })
  const { body } = await admin.get(`/api/admin/researches/${_id}`)
  expect(body.research).toMatchObject({
    title: 'Split times',
    published: false,
    hasFile: true,
    category: { _id: category },
  })
  const files = { thumbnail: await imageFile(), pdf: pdf('again') }
  await admin.put(`/api/researches/${_id}`, form({ ...words(), ...files, published: 'true' }))
  const after = await rowOf(_id)
  expect([await isStored(after.thumbnail), await isStored(after.pdfKey)]).toEqual([true, true])
  for (const gone of [before.thumbnail, before.pdfKey]) await expect.poll(() => isStored(gone)).toBe(false)
  expect(await actions(_id)).toEqual(['research.create', 'research.update', 'research.update'])
  expect((await admin.put(`/api/researches/${randomUUID()}`, form(words()))).status).toBe(404)
})

test('A-RES-8 API-61 D-55 T79 deleting asks for the password, and takes the files along', async () => {
  const { _id } = (await create()).body.research
  const { thumbnail, pdfKey } = await rowOf(_id)
  const remove = (body: object) => admin.delete(`/api/researches/${_id}`, body)
  expect((await remove({})).status).toBe(400)
  expect((await remove({ password: 'wrong' })).body.code).toBe('password-incorrect')
  expect((await remove({ password: userPassword })).body).toEqual({ deleted: true })
  expect((await remove({ password: userPassword })).status).toBe(404)
  for (const gone of [thumbnail, pdfKey]) await expect.poll(() => isStored(gone)).toBe(false)
  expect(await actions(_id)).toEqual(['research.create', 'research.delete'])
})

test('A-LIST-1 the manager’s list has drafts, is searched, filtered, sorted and read page by page', async () => {
  const { db } = academy.services
  await db.delete(researches)
  for (let n = 10; n < 22; n += 1)
    await seedResearch(db, {
      title: `Paper ${n}`,
      views: n,
      categoryId: category,
      publishedAt: n % 2 ? null : new Date(),
    })
  const list = async (query: string) => (await admin.get(`/api/admin/researches?${query}`)).body
  const titles = async (query: string) => (await list(query)).researches.map((one: { title: string }) => one.title)
  const first = await list('')
  expect([first.researches.length, first.NbOfPages, first.total]).toEqual([10, 2, 12])
  expect(await titles('sort=views&page=2')).toEqual(['Paper 20', 'Paper 21'])
  expect(await titles('sort=-title&state=draft&limit=2')).toEqual(['Paper 21', 'Paper 19'])
  expect(await titles(`title=aper+14&category=${category}`)).toEqual(['Paper 14'])
  expect(await titles(`category=${randomUUID()}`)).toEqual([])
})

test('A-RES-2 D-42 every wrong field is named, also in its row; ids lose the address that they were copied with', async () => {
  const wrong = await create({
    doi: 'gates',
    authors: JSON.stringify([{ name: 'One' }, { name: '', orcid: '0000-0002-1825-0098' }]),
    references: JSON.stringify([{ title: 'A', url: 'nowhere' }]),
  })
  expect(wrong.status).toBe(400)
  expect(wrong.body.message).toBe('authors.1.name: Too small: expected string to have >=1 characters')
  expect(wrong.body.fields).toEqual([
    { path: 'authors.1.name', message: 'Please fill this in' },
    { path: 'authors.1.orcid', message: 'An ORCID looks like 0000-0002-1825-0097; please check its digits' },
    { path: 'doi', message: 'A DOI looks like 10.1234/abcd' },
    { path: 'references.0.url', message: 'A web address looks like https://example.org/page' },
  ])
  const pasted = {
    doi: 'https://doi.org/10.1234/abcd',
    authors: JSON.stringify([{ name: 'One', orcid: 'https://orcid.org/0000-0002-1694-233x' }]),
    references: JSON.stringify([{ title: 'A', doi: 'doi:10.1234/efgh' }]),
  }
  const { _id } = (await create(pasted)).body.research
  expect(await read(_id)).toMatchObject({
    doi: '10.1234/abcd',
    authors: [{ orcid: '0000-0002-1694-233X' }],
    references: [{ doi: '10.1234/efgh' }],
  })
})
