import { expect, test } from 'vitest'

import { categories } from '#src/features/categories/tables.ts'
import { startAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()
const admin = (await seedUser(academy, { role: 'admin' })).client
const gaps = async () => (await admin.get('/api/admin/attention')).body.gaps

test('an empty academy is told what it has not said of itself, with the way to it, until it has', async () => {
  expect(await gaps()).toEqual([
    'contact',
    'logo',
    'mail',
    'currency',
    'payments',
    'categories',
    'courses',
    'slides',
    'statistics',
    'pages',
    'imprint',
  ])
  const { text } = await admin.get('/dashboard')
  expect(text).toContain('Complete your academy')
  const panel = text.slice(text.indexOf('Complete your academy'))
  const links = [...panel.matchAll(/href="([^"]+)" [^>]*aria-label="Fill in|aria-label="Fill in[^>]*href="([^"]+)"/g)]
  const addresses = links.map(([, one, other]) => one ?? other ?? '')
  expect(addresses).toHaveLength(11)
  for (const address of addresses) expect((await admin.get(address)).status, address).toBe(200)
  const { db } = academy.services
  await db.insert(categories).values({ name: 'Biomechanics', position: 0 })
  await seedCourse(db, { publishedAt: new Date() })
  await admin.put('/api/admin/statistics', { figures: [] })
  expect(await gaps()).toEqual(['contact', 'logo', 'mail', 'currency', 'payments', 'slides', 'pages', 'imprint'])
  const nothing = { phone: '', linkedin: '', instagram: '', youtube: '', facebook: '', publisher: '', series: '' }
  await admin.put('/api/admin/identity', { ...nothing, timeZone: 'UTC', name: 'Kinesis', email: '', address: '' })
  expect(await gaps(), 'a name alone reaches nobody').toContain('contact')
  await admin.put('/api/admin/identity', {
    ...nothing,
    timeZone: 'UTC',
    name: 'Kinesis',
    email: 'office@kinesis.example',
    address: '',
  })
  expect(await gaps()).toEqual(['logo', 'mail', 'currency', 'payments', 'slides', 'pages', 'imprint'])
})

test('who said where to write to is not asked again', async () => {
  await using known = await startAcademy({ environment: { CONTACT_EMAIL: 'office@club.example' } })
  const { client } = await seedUser(known, { role: 'admin' })
  expect((await client.get('/api/admin/attention')).body.gaps).not.toContain('contact')
})
