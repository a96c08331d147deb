import { beforeEach, expect, test } from 'vitest'

import { seedReader } from '#src/app/testing/courses.ts'
import { keepAcademy } from '#src/app/testing/keep-academy.ts'
import { auditEntries } from '#src/server/audit/tables.ts'

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

const academy = await keepAcademy()
const admin = (await seedReader(academy, { role: 'admin' })).client
beforeEach(async () => {
  await academy.services.db.delete(settings)
  await academy.asOwner('delete from audit_entries')
})

const figures = async () => (await academy.client().get('/api/statistics')).body.figures
const landing = async () => (await academy.client().get('/')).text

test('L-HOME-14 D-62 the specified figures stand until others are stored, and again when those are broken', async () => {
  expect(await figures()).toEqual(specified)
  await academy.services.db.insert(settings).values({ name: 'statistics', value: { figures: own } })
  expect(await figures()).toEqual(own)
  await academy.services.db.update(settings).set({ value: { papers: 131 } })
  expect(await figures()).toEqual(specified)
})

test('D-62 T40 an administrator changes figures and labels; a visitor reads them, as text', async () => {
  expect(await landing()).toContain('<bdi>120+</bdi>')
  expect((await admin.put('/api/admin/statistics', { figures: own })).body).toEqual({ figures: own })
  expect(await figures()).toEqual(own)
  const shown = await landing()
  expect(shown).toContain('<bdi>131+</bdi>')
  expect(shown).toContain('<bdi>&lt;b&gt;3&lt;/b&gt;</bdi>')
  expect(shown).toContain('laboratories &amp; &lt;i&gt;halls&lt;/i&gt;')
  expect(shown).not.toContain('<bdi>120+</bdi>')
  expect((await admin.delete('/api/admin/statistics')).body).toEqual({ figures: specified })
  expect(await landing()).toContain('<bdi>120+</bdi>')
  const deeds = await academy.services.db.select().from(auditEntries).orderBy(auditEntries.createdAt)
  expect(deeds.map(({ action, before }) => [action, before])).toEqual([
    ['statistics.update', { figures: specified }],
    ['statistics.restore', { figures: own }],
  ])
})

test.each([
  ['none', []],
  ['seven', Array.from({ length: 7 }, () => own[0])],
  ['a number without a label', [{ value: '1', label: ' ' }]],
  ['a label without a number', [{ value: '', label: 'papers' }]],
  ['a number that is a sentence', [{ value: 'more than a dozen', label: 'papers' }]],
  ['two lines', [{ value: '1', label: 'a\nb' }]],
  ['a name of ours', [{ value: '1', name: 'papers' }]],
])('D-62 %s is refused, and nothing changes', async (_, given) => {
  expect((await admin.put('/api/admin/statistics', { figures: given })).status).toBe(400)
  expect(await figures()).toEqual(specified)
})

test('L-HOME-5 L-HOME-14 an academy without any content still has a landing page', async () => {
  const { status, text } = await academy.client().get('/')
  expect(status).toBe(200)
  expect(text.match(/class="hero-slide"/g)).toHaveLength(3)
  for (const { value } of specified) expect(text).toContain(`<bdi>${value}</bdi>`)
  expect(text).not.toContain('could not be loaded')
})
