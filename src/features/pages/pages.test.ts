import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import texts from '#root/messages/en.json' with { type: 'json' }
import { users } from '#src/features/accounts/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { readRichText } from '#src/ui/rich-text/rich-text-nodes.ts'
import { seconds } from '#src/wire/durations.ts'

import { pages } from './tables.ts'

let academy: TestAcademy
let admin: Client
let adminId: string
beforeAll(async () => {
  academy = await startAcademy()
  const seeded = await seedUser(academy, { role: 'admin' })
  admin = seeded.client
  adminId = seeded.userId
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await academy.services.db.delete(pages)
  await academy.asOwner('delete from audit_entries')
})

const update = (slug: string, given: object) => admin.put(`/api/admin/page/${slug}`, given)
const list = async () => (await admin.get('/api/admin/pages')).body.pages
const shown = async (path: string) => (await academy.client().get(path)).text
/** The page as soon as the news of a change has reached what is kept of it. */
const shownWith = async (path: string, text: string) => {
  await expect.poll(() => shown(path), { timeout: seconds(20), message: path }).toContain(text)
  return shown(path)
}

test.each(['privacy', 'terms'])('%s has a text of its own until somebody writes another', async slug => {
  const { status, body } = await academy.client().get(`/api/pages/${slug}`)
  expect(status).toBe(200)
  expect(readRichText(body.content).length).toBeGreaterThan(10)
  expect(body.isOwn).toBe(false)
  expect(await shown(`/${slug}`)).toContain(`<h1 class="page-title">${body.title}</h1>`)
})

test('the text that was written last is shown', async () => {
  const updatedAt = new Date('2026-01-02T03:04:05Z')
  await academy.services.db
    .insert(pages)
    .values({ slug: 'terms', title: 'House rules', content: '<p>Be fair.</p>', updatedAt })
  const { body } = await academy.client().get('/api/pages/terms')
  expect(body).toEqual({
    title: 'House rules',
    content: '<p>Be fair.</p>',
    isOwn: true,
    updatedAt: updatedAt.toISOString(),
  })
})

test('another page is not there', async () => {
  expect((await academy.client().get('/api/pages/secrets')).status).toBe(400)
  expect((await academy.client().get('/secrets')).status).toBe(404)
  expect((await update('secrets', { title: 'x', content: 'y' })).status).toBe(400)
})

test('T40 an administrator writes a page, visitors read it at once, and the manager says by whom', async () => {
  expect(await shown('/terms')).toContain('<h1 class="page-title">Terms</h1>')
  expect(await list()).toEqual(
    ['about', 'privacy', 'terms'].map(slug => expect.objectContaining({ slug, isOwn: false, updatedBy: null })),
  )
  const content = '<h2>Fair play</h2><p onclick="x()">Be <b>fair</b>.</p><script>alert(1)</script>'
  const { status, body } = await update('terms', { title: 'House <i>rules</i>', content })
  expect(status).toBe(200)
  expect(body.page).toMatchObject({ slug: 'terms', title: 'House <i>rules</i>', isOwn: true })
  expect(body.page.content).not.toMatch(/script|onclick/)
  const [writer] = await academy.services.db.select().from(users).where(eq(users.id, adminId))
  expect(body.page.updatedBy).toBe(`${writer?.firstName} ${writer?.lastName}`)
  const html = await shownWith('/terms', '<h1 class="page-title">House &lt;i&gt;rules&lt;/i&gt;</h1>')
  expect(html).toContain('Fair play</h2>')
  expect(html).not.toContain('alert(1)')
  expect((await list())[2]).toMatchObject({ title: 'House <i>rules</i>', isOwn: true, updatedBy: body.page.updatedBy })
  expect((await list())[2].beginning, 'block by block, as text').toEqual(['Fair play', 'Be fair.'])
  expect((await list())[1]).toMatchObject({ isOwn: false })
})

test('P-ABT-1 an academy’s own words stand on the about page in the place of the mission, the rest stays', async () => {
  const { title, mission, specialities } = texts.pages.about
  const lead = texts.pages.about.lead.replace('{academy}', 'Palestra')
  const standard = await shown('/about')
  for (const text of [lead, mission, specialities.title]) expect(standard).toContain(text)
  await update('about', { title: 'Who we are', content: '<p>We jump.</p><ol><li>High</li></ol>' })
  const own = await shownWith('/about', '<h1 class="page-title">Who we are</h1>')
  for (const text of ['We jump.', specialities.title]) expect(own).toContain(text)
  for (const text of [title, lead, mission]) expect(own).not.toContain(text)
})

test('the standard text comes back, and the record keeps what was written', async () => {
  expect((await admin.delete('/api/admin/page/privacy', {})).status).toBe(404)
  await update('privacy', { title: 'Ours', content: '<p>Words</p>' })
  await update('privacy', { title: 'Ours', content: '<p>Other words</p>' })
  const { body } = await admin.delete('/api/admin/page/privacy', {})
  expect(body.page).toMatchObject({ title: 'Privacy', isOwn: false, updatedBy: null })
  await shownWith('/privacy', '<h1 class="page-title">Privacy</h1>')
  const entries = await academy.services.db.select().from(auditEntries).orderBy(auditEntries.createdAt)
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    [
      'page.update',
      { title: 'Privacy', content: expect.stringContaining('no advertisements') },
      { title: 'Ours', content: '<p>Words</p>' },
    ],
    ['page.update', { content: '<p>Words</p>' }, { content: '<p>Other words</p>' }],
    ['page.restore', { title: 'Ours', content: '<p>Other words</p>' }, null],
  ])
})

test.each([
  ['no title', { title: ' ', content: '<p>Words</p>' }],
  ['a title of two lines', { title: 'a\nb', content: '<p>Words</p>' }],
  ['no words', { title: 'Terms', content: '<p> </p><script>x</script>' }],
  ['too many', { title: 'Terms', content: 'x'.repeat(200_001) }],
])('%s is refused, and the page stays', async (_, given) => {
  const { status, body } = await update('terms', given)
  expect([status, body.message.length > 5]).toEqual([400, true])
  expect((await list())[2]).toMatchObject({ title: 'Terms', isOwn: false })
})
