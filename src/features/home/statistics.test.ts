import { beforeEach, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { settings } from './tables.ts'

const specified = [
  { name: 'papers', value: '120+' },
  { name: 'collaborations', value: '25' },
  { name: 'athletes', value: '500+' },
  { name: 'improvement', value: '95%' },
]
const own = [
  { value: '131+', label: 'papers' },
  { value: '<b>3</b>', label: 'laboratories & <i>halls</i>' },
]

// An academy that somebody else fills, and one that has the demo's figures.
const academy = await keepAcademy()
const demo = await keepAcademy({ environment: { DEMO: 'on' } })
const admin = (await seedUser(academy, { role: 'admin' })).client
beforeEach(async () => {
  for (const { services } of [academy, demo]) await services.db.delete(settings)
  await academy.asOwner('delete from audit_entries')
})

const figures = async (of = academy) => (await of.client().get('/api/statistics')).body.figures
const landing = async (of = academy) => (await of.client().get('/')).text

test('L-HOME-14 D-62 the specified figures stand in the demo until others are stored, and again when those are broken', async () => {
  const { db } = demo.services
  expect(await figures(demo)).toEqual(specified)
  await db.insert(settings).values({ name: 'statistics', value: { figures: own } })
  expect(await figures(demo)).toEqual(own)
  await db.update(settings).set({ value: { papers: 131 } })
  expect(await figures(demo)).toEqual(specified)
  for (const { value } of specified) expect(await landing(demo)).toContain(`<bdi>${value}</bdi>`)
})

test('D-62 an academy of its own says nothing of itself that nobody entered', async () => {
  expect(await figures()).toEqual([])
  const shown = await landing()
  for (const claim of [
    '120+',
    '95%',
    'papers published',
    'approach-stats',
    'force plate saw',
    'palestra.example',
    '+213',
  ])
    expect(shown).not.toContain(claim)
  for (const network of ['linkedin', 'instagram', 'youtube', 'facebook']) expect(shown).not.toContain(`${network}.com`)
  expect(shown).not.toContain('mailto:')
  expect(shown).not.toContain('tel:')
})

test('X-FOOT-1 L-HOME-13 an academy’s own contact stands on its pages, what is missing nowhere', async () => {
  await using known = await startAcademy({
    environment: {
      MAIL_FROM: 'Club <office@club.example>',
      CONTACT_PHONE: '+213 41-555 777',
      LINKEDIN_URL: 'https://www.linkedin.com/company/club',
    },
  })
  const shown = await landing(known)
  expect(shown).toContain('href="mailto:office@club.example"')
  expect(shown).toContain('href="tel:+21341555777"')
  expect(shown).toContain('href="https://www.linkedin.com/company/club"')
  expect(shown).not.toContain('instagram.com')
})

test('X-FOOT-1 the demo has a contact of its own', async () => {
  const shown = await landing(demo)
  for (const link of ['mailto:hello@palestra.example', 'tel:+21321555014', 'https://www.instagram.com/'])
    expect(shown).toContain(`href="${link}"`)
})

test('D-62 T40 an administrator changes figures and labels; a visitor reads them, as text', async () => {
  expect((await admin.put('/api/admin/statistics', { figures: own })).body).toEqual({ figures: own })
  expect(await figures()).toEqual(own)
  const shown = await landing()
  expect(shown).toContain('<bdi>131+</bdi>')
  expect(shown).toContain('<bdi>&lt;b&gt;3&lt;/b&gt;</bdi>')
  expect(shown).toContain('laboratories &amp; &lt;i&gt;halls&lt;/i&gt;')
  expect((await admin.delete('/api/admin/statistics')).body).toEqual({ figures: [] })
  expect(await landing()).not.toContain('<bdi>131+</bdi>')
  const entries = await academy.services.db.select().from(auditEntries).orderBy(auditEntries.createdAt)
  expect(entries.map(({ action, before }) => [action, before])).toEqual([
    ['statistics.update', { figures: [] }],
    ['statistics.restore', { figures: own }],
  ])
})

test('D-62 the last figure can be taken away', async () => {
  await admin.put('/api/admin/statistics', { figures: own })
  expect((await admin.put('/api/admin/statistics', { figures: [] })).status).toBe(200)
  expect(await figures()).toEqual([])
  expect(await landing()).not.toContain('approach-stats')
})

test.each([
  ['seven', Array.from({ length: 7 }, () => own[0])],
  ['a number without a label', [{ value: '1', label: ' ' }]],
  ['a label without a number', [{ value: '', label: 'papers' }]],
  ['a number that is a sentence', [{ value: 'more than a dozen', label: 'papers' }]],
  ['two lines', [{ value: '1', label: 'a\nb' }]],
  ['a name of ours', [{ value: '1', name: 'papers' }]],
])('D-62 %s is refused, and nothing changes', async (_, given) => {
  expect((await admin.put('/api/admin/statistics', { figures: given })).status).toBe(400)
  expect(await figures()).toEqual([])
})

test('L-HOME-5 an academy without any content still has a landing page', async () => {
  const { status, text } = await academy.client().get('/')
  expect(status).toBe(200)
  expect(text.match(/class="hero-slide"/g)).toHaveLength(1)
  expect(text).not.toContain('could not be loaded')
})

test('L-HOME-7 L-HOME-8 an academy that has just begun shows no parts that hold nothing, and no zeros', async () => {
  const shown = async () => (await admin.get('/')).text // never kept
  const empty = await shown()
  for (const title of ['Populair Courses', 'Fresh Courses', 'What we teach']) expect(empty).not.toContain(title)
  await seedCourse(academy.services.db, { title: 'The only course' })
  const one = await shown()
  expect(one).toContain('The only course')
  expect(one).not.toContain('0 lessons')
})
