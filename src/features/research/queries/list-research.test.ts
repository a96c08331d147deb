import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { teachers } from '#src/features/teachers/tables.ts'
import { wordsIn } from '#src/server/database/search.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Answer } from '#src/testing/client.ts'
import { seedCategory } from '#src/testing/content/courses.ts'
import { seedResearch } from '#src/testing/content/research.ts'

import { piecesOf, type Piece } from './search.ts'

let academy: TestAcademy
let biomechanics: string
let nutrition: string

beforeAll(async () => {
  academy = await startAcademy()
  const { db } = academy.services
  biomechanics = await seedCategory(db, 'biomechanics', 0)
  nutrition = await seedCategory(db, 'nutrition', 1)
  await seedResearch(db, {
    title: 'Split-time placement in sprint profiles',
    abstract: `${'Filler words stand here. '.repeat(20)}Timing gates were compared with a radar <b>twice</b>.`,
    categoryId: biomechanics,
    tags: ['sprint', 'force–velocity', 'reliability', 'youth'],
    publishedOn: '2026-09-04',
    authors: [{ name: 'Inès Haddad' }, { name: 'Karim Ould-Ali' }],
    references: [{ authors: 'Samozino P', title: 'A simple method' }],
    pdfKey: 'research/split-time.pdf',
  })
  await seedResearch(db, {
    title: 'Jump height from flight time',
    abstract: 'A sprint of ideas: how gates and plates agree.',
    categoryId: biomechanics,
    tags: ['jump'],
    publishedOn: '2025-01-10',
  })
  await seedResearch(db, {
    title: 'Carbohydrate at altitude 100%',
    abstract: 'Fuelling in thin air.',
    categoryId: nutrition,
    tags: ['sprint'],
    publishedOn: '2024-03-01',
  })
  await seedResearch(db, { title: 'Undated sprint note', categoryId: nutrition, publishedOn: null })
  await seedResearch(db, {
    title: 'A draft about the sprint',
    categoryId: nutrition,
    publishedAt: null,
    tags: ['sprint'],
  })
})
afterAll(() => academy[Symbol.asyncDispose]())

const list = (query: Record<string, string> = {}) =>
  academy.client().get(`/api/researches/?${new URLSearchParams(query)}`)
const titlesOf = ({ body }: Answer) => body.researches.map(({ title }: { title: string }) => title)
const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join('')
const matchesIn = (pieces: Piece[]) => pieces.filter(piece => piece.isMatch).map(({ text }) => text)

test('API-57 E-17 P-RES-1 the newest paper first, the undated last, no drafts', async () => {
  const answer = await list()
  expect(titlesOf(answer)).toEqual([
    'Split-time placement in sprint profiles',
    'Jump height from flight time',
    'Carbohydrate at altitude 100%',
    'Undated sprint note',
  ])
  expect(answer.body).toMatchObject({ NbOfPages: 1, total: 4 })
  expect(answer.body.categoryCounts).toEqual(
    expect.arrayContaining([
      { _id: biomechanics, count: 2 },
      { _id: nutrition, count: 2 },
    ]),
  )
  expect(answer.body.researches[0]).toMatchObject({
    category: { _id: biomechanics, name: 'biomechanics' },
    authors: ['Inès Haddad', 'Karim Ould-Ali'],
    tags: ['sprint', 'force–velocity', 'reliability', 'youth'],
    publishedOn: '2026-09-04',
    thumbnail: '/files/public/research/test/960.avif',
    isOnPaper: false,
    views: 0,
    found: null,
  })
  expect(answer.body.researches[0].abstract).toMatch(/^Filler .{250,320} …$/)
  expect(answer.body.researches[0]).not.toHaveProperty('content')
})

test('P-RES-2 the paper that leads tells how long it takes, and who of its authors teaches', async () => {
  const { db } = academy.services
  const [teacher] = await db
    .insert(teachers)
    .values([
      { name: 'Dr. Inès Haddad', role: 'Sprinting', portrait: 'public/teachers/ines/600.avif' },
      { name: 'Karim Ould-Ali Junior', role: 'Jumping' },
    ])
    .returning()
  const { lead, researches } = (await list()).body
  expect(lead).toEqual({
    minutes: 1,
    references: 1,
    file: `/api/researches/${researches[0]._id}/pdf`,
    teachers: [
      {
        _id: teacher?.id,
        name: 'Dr. Inès Haddad',
        role: 'Sprinting',
        portrait: '/files/public/teachers/ines/600.avif',
      },
    ],
  })
  for (const query of [{ title: 'sprint' }, { tag: 'sprint' }, { category: nutrition }, { page: '2' }])
    expect((await list(query)).body.lead).toBeNull()
})

test('P-RES-1 a word of the title weighs more than one of the abstract', async () => {
  expect(titlesOf(await list({ title: 'sprint' }))).toEqual([
    'Split-time placement in sprint profiles',
    'Undated sprint note',
    'Jump height from flight time',
  ])
})

test.each([
  ['sprints', 3],
  ['SPRINT prof', 1],
  ['radar gate', 1],
  ['the sprint', 3],
  ['sprint nutrition', 0],
  ['100%', 1],
  ['%', 0],
  ["' or 1=1 --", 1],
  ["sprint') --", 3],
  ['sprint & !jump | x:*', 0],
  ['sprint:A', 3],
  ['\\', 0],
  ['the of', 0],
  ['  ', 4],
])('P-RES-1 T37 T46 the search takes %j as words and nothing else', async (title, count) => {
  const answer = await list({ title })
  expect([answer.status, answer.body.total]).toEqual([200, count])
})

test('P-RES-1 T40 matches are told as pieces of text; markup of an abstract stays text', async () => {
  const [first] = (await list({ title: 'radar split' })).body.researches
  expect(matchesIn(first.found.title)).toEqual(['Split'])
  expect(textOf(first.found.title)).toBe(first.title)
  expect(matchesIn(first.found.abstract)).toEqual(['radar'])
  expect(textOf(first.found.abstract)).toMatch(/^… .*a radar <b>twice/)
})

test('P-RES-1 filters by category and by tag, and counts what the other categories would give', async () => {
  const byCategory = await list({ category: nutrition })
  expect(titlesOf(byCategory)).toEqual(['Carbohydrate at altitude 100%', 'Undated sprint note'])
  expect(byCategory.body.categoryCounts).toHaveLength(2)
  expect(titlesOf(await list({ tag: 'sprint' }))).toEqual([
    'Split-time placement in sprint profiles',
    'Carbohydrate at altitude 100%',
  ])
  expect(titlesOf(await list({ tag: 'sprint', category: nutrition, title: 'carb' }))).toHaveLength(1)
  expect(titlesOf(await list({ tag: 'Sprint' }))).toEqual([])
})

test('K-3 API-57 pages of 20 in a stable order, and an empty one past the end', async () => {
  await using large = await startAcademy()
  const { db } = large.services
  const categoryId = await seedCategory(db, 'physiology')
  await Promise.all(Array.from({ length: 45 }, (_, n) => seedResearch(db, { title: `Paper ${n}`, categoryId })))
  const pages = await Promise.all([1, 2, 3, 4].map(page => large.client().get(`/api/researches/?page=${page}`)))
  expect(pages.map(page => page.body.researches.length)).toEqual([20, 20, 5, 0])
  expect(pages.map(page => page.body.NbOfPages)).toEqual([3, 3, 3, 3])
  expect(new Set(pages.flatMap(titlesOf)).size).toBe(45)
  const plan = await large.services.db.execute(
    'explain select id from research order by published_on desc nulls last, id desc nulls last limit 20',
  )
  expect(JSON.stringify(plan.rows), 'the order has its index').toContain('research_newest')
})

test.each([
  { title: 'a'.repeat(101) },
  { title: '\0' },
  { tag: 'a'.repeat(61) },
  { category: '1' },
  { page: '0' },
  { page: '1e3' },
  { limit: '101' },
  { sort: 'x' },
])('T37 T68 refuses %j', async query => {
  expect((await list(query as Record<string, string>)).status).toBe(400)
})

test('T37 T46 no text breaks the search', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^[a-z'"\\&|!():*<\->% ]{0,40}$/),
  )
  await fc.assert(
    fc.asyncProperty(hostile, async title => {
      const { status, body } = await list({ title })
      expect([200, 400]).toContain(status)
      if (status === 400) expect(title).toMatch(/\p{Cc}/u)
      for (const { found, title: whole } of body.researches ?? []) if (found) expect(textOf(found.title)).toBe(whole)
    }),
    { numRuns: 150 },
  )
})

test('only letters and digits reach the query', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => /^[\p{L}\p{M}\p{Nd}]*$/u.test(wordsIn(text).join(''))))
  expect(wordsIn('Force–velocity, VO2max!')).toEqual(['Force', 'velocity', 'VO2max'])
  expect(wordsIn(' ±% ')).toEqual([])
  expect(wordsIn('a '.repeat(100))).toHaveLength(20)
})

test('a marked text comes apart without losing a letter', () => {
  const words = fc.string().map(text => text.replaceAll(/[\u{e000}-\u{e002}]/gu, ''))
  fc.assert(
    fc.property(fc.array(fc.tuple(words, fc.boolean())), parts => {
      const marked = parts.map(([text, isMatch]) => (isMatch ? `\u{e000}${text}\u{e001}` : text)).join('')
      expect(textOf(piecesOf(marked))).toBe(parts.map(([text]) => text).join(''))
      expect(matchesIn(piecesOf(marked)).join('')).toBe(parts.map(([text, isMatch]) => (isMatch ? text : '')).join(''))
    }),
  )
})
