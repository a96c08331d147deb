import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCategory, seedCourse } from '#src/testing/content/courses.ts'
import { seedResearch } from '#src/testing/content/research.ts'

import { researches } from './tables.ts'

let academy: TestAcademy
let category: string
let research: string
let draft: string
let bare: string

const pdf = Buffer.from('%PDF-1.7 not much of one')

beforeAll(async () => {
  academy = await startAcademy()
  const { db, storage } = academy.services
  category = await seedCategory(db, 'biomechanics')
  await storage.put('private/research/test.pdf', pdf)
  research = await seedResearch(db, {
    title: 'Split-time placement & the “first” 5 m',
    abstract: 'Gates were compared.',
    content: '<h2>Methods</h2><p>Radar [1].</p>',
    categoryId: category,
    tags: ['sprint', 'gates'],
    publishedOn: '2026-09-04',
    doi: '10.0000/palestra.2026.041',
    finding: '−16 bpm',
    findingNote: 'at the same pace',
    licence: 'CC BY 4.0',
    pdfKey: 'private/research/test.pdf',
    authors: [
      { name: 'Inès Haddad', affiliation: 'Palestra Laboratory', orcid: '0000-0002-1825-0097' },
      { name: 'Rhône & Oran Group', isOrganisation: true },
    ],
    references: [
      {
        authors: 'Samozino P, Rabita G, et al.',
        title: 'A simple method',
        containerTitle: 'Scand J Med Sci Sports',
        volume: '26',
        issue: '6',
        pages: '648-658',
        year: 2016,
        doi: '10.1111/sms.12490',
      },
      { authors: 'Hopkins WG', title: 'Measures of reliability', year: 2000 },
    ],
  })
  draft = await seedResearch(db, { categoryId: category, publishedAt: null, pdfKey: 'private/research/test.pdf' })
  bare = await seedResearch(db, {
    title: 'Jump height',
    categoryId: category,
    tags: ['sprint'],
    publishedOn: '2025-02-01',
  })
  await seedResearch(db, { title: 'Newer, but less alike', categoryId: category, publishedOn: '2026-02-01' })
  await seedCourse(db, { title: 'Sprint mechanics', categoryIds: [category] })
  await seedCourse(db, { title: 'Elsewhere', categoryIds: [await seedCategory(db, 'nutrition')] })
})
afterAll(() => academy[Symbol.asyncDispose]())

const read = (path: string) => academy.client().get(`/api/researches/${path}`)
const titles = (list: { title: string }[]) => list.map(({ title }) => title)

test('API-58 E-17 P-RES-3 P-RES-4 D-42 a paper with all that it has', async () => {
  const { status, body } = await read(research)
  expect(status).toBe(200)
  expect(body.research).toEqual({
    _id: research,
    published: true,
    title: 'Split-time placement & the “first” 5 m',
    abstract: 'Gates were compared.',
    content: '<h2>Methods</h2><p>Radar [1].</p>',
    tags: ['sprint', 'gates'],
    category: { _id: category, name: 'biomechanics' },
    views: 0,
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
    thumbnail: '/files/public/research/test/960.avif',
    isOnPaper: false,
    file: `/api/researches/${research}/pdf`,
    publishedOn: '2026-09-04',
    doi: '10.0000/palestra.2026.041',
    finding: '−16 bpm',
    findingNote: 'at the same pace',
    licence: 'CC BY 4.0',
    authors: [
      {
        name: 'Inès Haddad',
        isOrganisation: false,
        affiliation: 'Palestra Laboratory',
        orcid: '0000-0002-1825-0097',
      },
      { name: 'Rhône & Oran Group', isOrganisation: true, affiliation: '', orcid: null },
    ],
    references: [
      {
        authors: 'Samozino P, Rabita G, et al.',
        title: 'A simple method',
        containerTitle: 'Scand J Med Sci Sports',
        volume: '26',
        issue: '6',
        pages: '648-658',
        year: 2016,
        doi: '10.1111/sms.12490',
        url: null,
      },
      expect.objectContaining({ authors: 'Hopkins WG', containerTitle: '', doi: null }),
    ],
  })
})

test('P-RES-3 the page does not wait for citations, which come by a call of their own', async () => {
  const { body } = await read(`${research}/citations`)
  expect(body.key).toBe('haddad2026split')
  expect(body.citations.apa.text).toMatch(/^Haddad, I\. & Rhône & Oran Group\. \(2026\)\. Split-time placement/)
  expect((await read(research)).body.citations, 'what was drawn before comes with the page').toEqual(body.citations)
})

test('P-RES-3 what else there is in its category: papers with shared tags first, courses', async () => {
  const { related } = (await read(research)).body
  expect(titles(related.researches)).toEqual(['Jump height', 'Newer, but less alike'])
  expect(titles(related.courses)).toEqual(['Sprint mechanics'])
})

test('D-42 everything beyond the specified fields may be missing', async () => {
  const { status, body } = await read(bare)
  expect(status).toBe(200)
  expect(body.research).toMatchObject({ authors: [], references: [], doi: null, licence: null, file: null })
  const { citations } = (await read(`${bare}/citations`)).body
  expect(citations.bibtex.text).toContain(`/research/${bare}`)
})

test.each(['', '/citations', '/citation?format=ris', '/pdf'])(
  'T26 a draft is not there, nor a paper that never was: %s',
  async end => {
    expect((await read(draft + end)).status).toBe(404)
    expect((await read(randomUUID() + end)).status).toBe(404)
    expect((await academy.client().post(`/api/researches/${draft}/view`)).status).toBe(404)
  },
)

test('T37 an id that is none is refused', async () => {
  expect((await read('x')).status).toBe(400)
  expect((await read('x/pdf')).status).toBe(404)
})

test.each([
  ['bibtex', 'application/x-bibtex; charset=utf-8', 'haddad2026split.bib', /^@article\{haddad2026split,/],
  ['ris', 'application/x-research-info-systems; charset=utf-8', 'haddad2026split.ris', /^TY {2}- JOUR\r\n/],
  ['apa', 'text/plain; charset=utf-8', 'haddad2026split-apa.txt', /^Haddad, I\./],
  ['vancouver', 'text/plain; charset=utf-8', 'haddad2026split-vancouver.txt', /^Haddad I,/],
])('P-RES-4 the citation as a file: %s', async (format, type, name, begins) => {
  const { status, headers, text } = await read(`${research}/citation?format=${format}`)
  expect([status, headers.get('content-type')]).toEqual([200, type])
  expect(headers.get('content-disposition')).toContain(`filename="${name}"`)
  expect(text).toMatch(begins)
})

test.each(['', '?format=word', '?format=ris&format=apa', '?format=apa&x=1'])('T37 refuses citation%s', async query => {
  expect((await read(`${research}/citation${query}`)).status).toBe(400)
})

test('P-RES-4 anybody may have the PDF, under a name that says what it is', async () => {
  const { status, headers, text } = await read(`${research}/pdf`)
  expect([status, headers.get('content-type'), text]).toEqual([200, 'application/pdf', pdf.toString()])
  const disposition = headers.get('content-disposition') ?? ''
  expect(disposition).toContain("filename*=UTF-8''Haddad-2026-Split-time-placement-the-first-5-m.pdf")
  expect((await read(`${bare}/pdf`)).status).toBe(404)
  const part = await academy.client().get(`/api/researches/${research}/pdf`, { range: 'bytes=0-3' })
  expect([part.status, part.text]).toEqual([206, '%PDF'])
  expect((await academy.client().get('/files/private/research/test.pdf')).status).toBe(404)
})

test('D-60 a view counts once per visitor and day; robots do not count', async () => {
  const { db } = academy.services
  const id = await seedResearch(db, { categoryId: category })
  const view = (agent: string) => academy.client().post(`/api/researches/${id}/view`, {}, { 'user-agent': agent })
  const views = async () =>
    (await db.select({ views: researches.views }).from(researches).where(eq(researches.id, id)))[0]
  const [learner, other] = ['Mozilla/5.0 Chrome/140.0', 'Mozilla/5.0 Firefox/140.0']
  await Promise.all([view(learner), view(learner), view(learner)])
  expect(await views()).toEqual({ views: 1 })
  expect((await view(other)).status).toBe(200)
  await view('Googlebot/2.1')
  expect(await views()).toEqual({ views: 2 })
  await read(id)
  expect(await views(), 'reading by program counts for nothing').toEqual({ views: 2 })
})
