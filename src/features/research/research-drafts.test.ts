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

const create = async (fields: Readonly<Record<string, string>> = {}) => {
  const form = new FormData()
  const words = { title: 'Split times', abstract: 'Gates were compared.', content: '<p>How</p>', category }
  for (const [name, value] of Object.entries({ ...words, ...fields })) form.append(name, value)
  form.append('thumbnail', await imageFile())
  form.append('pdf', new File(['%PDF-1.7\nstartxref\n0\n%%EOF\n'], 'paper.pdf', { type: 'application/pdf' }))
  return admin.post('/api/researches/', form)
}
const read = async (id: string) => (await academy.client().get(`/api/researches/${id}`)).body.research
const rowOf = async (id: string) =>
  (await academy.services.db.select().from(researches).where(eq(researches.id, id)))[0] ??
  expect.fail('it is not there')
const isStored = async (key: string | null) => (await academy.services.storage.stat(key ?? '')) !== undefined
const actions = async (id: string) => {
  const entries = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id))
  return entries.toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt)).map(({ action }) => action)
}

test('a draft is read by administrators alone: its page, citations and PDF; nothing lists, finds or counts it', async () => {
  const title = 'Cadence drift'
  const { _id } = (await create({ title, published: 'false', tags: '["drift"]' })).body.research
  const visitor = academy.client()
  const learner = (await seedUser(academy)).client
  const own = ['', '/citations', '/citation?format=ris', '/pdf'].map(end => `/api/researches/${_id}${end}`)
  const reads = [...own, `/research/${_id}`]
  for (const path of reads)
    expect([(await visitor.get(path)).status, (await learner.get(path)).status], path).toEqual([404, 404])
  expect((await visitor.post(`/api/researches/${_id}/view`)).status).toBe(404)
  const lists = [
    '/api/researches/',
    '/researches',
    '/sitemap.xml',
    '/sitemap/research-1.xml',
    '/api/search?q=cadence',
    '/search?q=cadence',
    '/',
  ]
  const { services } = academy
  const shown = await seedResearch(services.db, { categoryId: category, tags: ['drift'] })
  for (const path of [...lists, `/api/researches/${shown}`]) {
    const { status, text } = await visitor.get(path)
    expect(status, path).toBe(200)
    expect(text, path).not.toMatch(new RegExp(`${_id}|${title}`))
  }
  const counts = (await visitor.get('/api/researches/?tag=drift')).body
  expect([counts.total, counts.categoryCounts]).toEqual([1, [{ _id: category, count: 1 }]])

  for (const path of reads) expect((await admin.get(path)).status, path).toBe(200)
  expect((await admin.get(own[0] ?? '')).body.research).toMatchObject({ title, published: false })
  const page = (await admin.get(`/research/${_id}`)).text
  expect(page).toContain('noindex')
  expect(page).not.toMatch(/citation_title|ScholarlyArticle/)
  for (const path of reads) expect((await visitor.get(path)).status, `${path} is kept from nobody’s cache`).toBe(404)
})

test('papers are published and withdrawn together, each with its trace; one that is gone is left out', async () => {
  const [one, other] = [await create({ published: 'false' }), await create()].map(({ body }) => body.research._id)
  const gone = randomUUID()
  const publish = (ids: string[], published: boolean) => admin.put('/api/admin/researches/state', { ids, published })
  const { body } = await publish([one, gone, other], true)
  expect(new Set(body.changed)).toEqual(new Set([one, other]))
  expect((await read(one)).published).toBe(true)
  const { publishedAt } = await rowOf(one)
  await publish([one], false)
  expect(await read(one)).toBeUndefined()
  expect(await actions(one)).toEqual(['research.create', 'research.publish', 'research.unpublish'])
  expect(await actions(other)).toEqual(['research.create', 'research.publish'])
  expect(publishedAt).toEqual(expect.any(Date))
  expect((await publish([gone], true)).status).toBe(404)
})

test('a copy is a draft with everything but the DOI, and keeps the files that it shares', async () => {
  const more = {
    tags: '["sprint"]',
    authors: JSON.stringify([{ name: 'Inès Haddad' }, { name: 'A Group', isOrganisation: true }]),
    references: JSON.stringify([{ title: 'A simple method', year: 2016 }]),
    doi: '10.0000/palestra.2026.042',
  }
  const { _id } = (await create(more)).body.research
  const original = await read(_id)
  const copied = await admin.post(`/api/admin/researches/${_id}/duplicate`)
  const copy = copied.body.research
  expect(copy).toEqual({ _id: expect.any(String), title: 'Copy of Split times', published: false })
  const { authors, references, tags, content, thumbnail } = original
  const kept = { authors, references, tags, content, thumbnail, doi: null, views: 0 }
  expect((await admin.get(`/api/researches/${copy._id}`)).body.research).toMatchObject(kept)
  await admin.delete(`/api/researches/${_id}`, { password: userPassword })
  const row = await rowOf(copy._id)
  expect([await isStored(row.thumbnail), await isStored(row.pdfKey)], 'the copy shows them').toEqual([true, true])
  await admin.delete(`/api/researches/${copy._id}`, { password: userPassword })
  for (const file of [row.thumbnail, row.pdfKey]) await expect.poll(() => isStored(file)).toBe(false)
  expect(await actions(copy._id)).toEqual(['research.duplicate', 'research.delete'])
  expect((await admin.post(`/api/admin/researches/${randomUUID()}/duplicate`)).status).toBe(404)
})

test('A-RES-4 a draft needs no more than its title and category; published it needs all that is read of it', async () => {
  const send = (method: 'post' | 'put', path: string, fields: Readonly<Record<string, string | File>>) => {
    const form = new FormData()
    const words = { title: 'Half a paper', abstract: '', content: '', category, published: 'false' }
    for (const [name, value] of Object.entries({ ...words, ...fields })) form.append(name, value)
    return admin[method](path, form)
  }
  const { _id } = (await send('post', '/api/researches/', {})).body.research
  const address = `/api/researches/${_id}`
  expect((await admin.get(`/research/${_id}`)).status).toBe(200)
  const publish = () => admin.put('/api/admin/researches/state', { ids: [_id], published: true })
  expect((await publish()).body.message).toBe(
    '“Half a paper” cannot be published: it needs a picture, an abstract, a text and a PDF',
  )
  const whole = { abstract: 'Gates were compared.', content: '<p>How</p>', published: 'true' }
  const pathsOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.fields.map(({ path }: { path: string }) => path)
  expect(pathsOf(await send('put', address, { published: 'true' }))).toEqual([
    'abstract',
    'content',
    'thumbnail',
    'pdf',
  ])
  expect(pathsOf(await send('post', '/api/researches/', whole))).toEqual(['thumbnail', 'pdf'])
  const pdf = new File(['%PDF-1.7\nstartxref\n0\n%%EOF\n'], 'paper.pdf', { type: 'application/pdf' })
  expect((await send('put', address, { ...whole, thumbnail: await imageFile(), pdf })).status).toBe(200)
  expect((await send('put', address, whole)).status).toBe(200)
})
