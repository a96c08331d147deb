// An academy of another name: the one that the product comes with stands nowhere that people or programs read.
import { createHash } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { renderCertificate } from '#src/features/certificates/documents/certificate-pdf.tsx'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { at, seedForms } from '#src/testing/content/stored-things.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { features } from '../features.ts'

const NAME = 'Kinesis'
const OLD = /Palestra/

let academy: TestAcademy
let admin: Client
beforeAll(async () => {
  academy = await startAcademy({ environment: { MAIL_FROM: 'post@kinesis.example' } })
  await seedForms(academy)
  admin = (await seedUser(academy, { role: 'admin' })).client
  const nothing = { phone: '', linkedin: '', instagram: '', youtube: '', facebook: '', publisher: '', series: '' }
  const given = { ...nothing, timeZone: 'UTC', name: NAME, email: 'office@kinesis.example', address: 'Lyon' }
  expect((await admin.put('/api/admin/identity', given)).status).toBe(200)
})
afterAll(() => academy[Symbol.asyncDispose]())

const lists = features.flatMap(({ siteMap }) => siteMap?.pages ?? [])
const things = [
  '/course/{course}',
  '/blog/{blog}',
  '/research/{research}',
  '/conferences/{conference}',
  '/teacher/{teacher}',
]
const others = ['/login', '/forget-password', '/search?q=step', '/certificates', '/laboratory-visit', '/nowhere']

test.each([...lists, ...things, ...others])('on the page %s', async path => {
  const { text } = await academy.client().get(at(path))
  expect(text).toContain(NAME)
  expect(text).not.toMatch(OLD)
})

test.each([
  '/blogs/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/api/openapi.json',
  '/api/researches/{research}/citations',
  '/api/researches/{research}/citation?format=ris',
  '/api/conferences/{conference}/calendar.ics',
])('in what programs read: %s', async path => {
  const { status, text } = await academy.client().get(at(path))
  expect([path, status]).toEqual([path, 200])
  expect(text).not.toMatch(OLD)
})

test('in the dashboard', async () => {
  for (const path of ['/dashboard', '/dashboard/settings', '/dashboard/manage-pages/update-page/about'])
    expect((await admin.get(path)).text, path).not.toMatch(OLD)
})

test('in mails, and before the address of their sender', async () => {
  const email = `${(await seedUser(academy)).userId}@example.org`
  await academy.client().put('/api/pass_recovery', { email })
  const [raw = ''] = await academy.mailsTo(email)
  expect(raw).toContain('From: Kinesis <post@kinesis.example>')
  expect(mailText(raw)).toContain(`${NAME}, Lyon. office@kinesis.example`)
  expect(raw + mailText(raw)).not.toMatch(OLD)
})

test('on certificates', async () => {
  const draw = async (name: string) => {
    const facts = { number: 'PAL-2222-3333-4444', holderName: 'Ada', courseTitle: 'Sprinting', teachers: [], hours: 1 }
    const made = {
      ...facts,
      academy: name,
      issuedAt: new Date('2026-11-21'),
      timeZone: 'UTC',
      verifyUrl: 'https://kinesis.example/c',
    }
    return createHash('sha256')
      .update(await renderCertificate(made))
      .digest('hex')
  }
  expect(await draw(NAME)).not.toBe(await draw('Palestra'))
})
