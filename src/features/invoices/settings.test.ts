import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openInvoicing, seller } from '#src/testing/services/invoicing.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const { put, switchOn, run, all, sell } = openInvoicing(academy, admin)

beforeEach(async () => {
  await academy.asOwner('truncate invoices, invoicing, billing_details, orders cascade')
})

const ask = (client: typeof admin, id: string) => client.post(`/api/my-orders/${id}/invoices`, {})

test('nothing is issued until somebody switches it on, and not without who sells', async () => {
  const { orderId, client } = await sell()
  await run()
  expect(await all()).toEqual([])
  expect(await ask(client, orderId)).toMatchObject({ status: 409, body: { code: 'invoices-off' } })
  for (const [field, words] of [
    ['legalName', 'enter the name'],
    ['address', 'enter the address'],
    ['country', 'choose the country'],
  ]) {
    const { status, text } = await put({ [field ?? '']: '' })
    expect([status, text]).toEqual([400, expect.stringContaining(words ?? '')])
  }
  expect((await put({ isOn: false, legalName: '', address: '' })).status).toBe(200)
})

test.each([
  [{ creditPrefix: 'INV' }, 'another prefix'],
  [{ prefix: 'A B' }, 'letters and digits'],
  [{ prefix: '../x' }, 'letters and digits'],
  [{ rate: '-1' }, 'rate in percent'],
  [{ rate: '100' }, 'rate in percent'],
  [{ rate: '1e1' }, 'rate in percent'],
  [{ rate: '' }, 'standard rate'],
  [{ taxName: '' }, 'what the tax is called'],
  [{ countryRates: [{ country: '', rate: '5' }] }, 'choose a country'],
  [{ countryRates: [{ country: 'FR', rate: '' }] }, 'enter a rate'],
  [{ countryRates: [1, 2].map(() => ({ country: 'FR', rate: '5' })) }, 'twice'],
  [{ country: 'DZ' }, 'European Union'],
  [{ taxNumber: '' }, 'tax number'],
  [{ isOn: false, addsTax: true, country: '', reverseCharge: false }, 'country of who sells before the tax is added'],
])('the form refuses what does not fit together: %o', async (wrong, words) => {
  const { status, text } = await put(wrong)
  expect([status, text]).toEqual([400, expect.stringContaining(words)])
})

test('what is wrong in rows of rates is told of each row, beside its field', async () => {
  const countryRates = [
    { country: 'FR', rate: '20' },
    { country: '', rate: '5' },
    { country: 'FR', rate: '' },
  ]
  expect((await put({ countryRates })).body.fields).toEqual([
    { path: 'countryRates.1.country', message: 'Please choose a country' },
    { path: 'countryRates.2.country', message: 'This country stands here twice' },
    { path: 'countryRates.2.rate', message: 'Please enter a rate' },
  ])
  expect((await put({ chargesTax: false, reverseCharge: false, countryRates })).status).toBe(200)
})

test('ASVS 16.3.1 who saves over somebody else is told so, and a save leaves its trace', async () => {
  const { version } = (await admin.get('/api/admin/settings/invoices')).body
  expect((await put({ version })).status).toBe(200)
  expect(await put({ version, rate: '20' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const read = (await admin.get('/api/admin/settings/invoices')).body
  expect(read.settings).toEqual(seller)
  expect((await put({ version: read.version, rate: '20' })).status).toBe(200)
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'invoicing.update'))
  expect(entries.map(({ after }) => after)).toContainEqual({ rate: '20' })
})

test('a prefix that numbered invoices never numbers credit notes', async () => {
  await switchOn()
  await ask(admin, (await sell()).orderId)
  const { status, text } = await put({ prefix: 'X', creditPrefix: 'INV' })
  expect([status, text]).toEqual([400, expect.stringContaining('Invoices have had this prefix')])
  expect((await put({ prefix: 'X' })).status).toBe(200)
  await ask(admin, (await sell()).orderId)
  expect((await all()).map(({ number }) => number)).toEqual([
    expect.stringMatching(/^INV-\d{4}-00001$/),
    expect.stringMatching(/^X-\d{4}-00001$/),
  ])
})

test('a logo that stands on an invoice stays in the storage, one that stands on none goes', async () => {
  await switchOn()
  const { orderId } = await sell()
  const chosen = async () => {
    const form = new FormData()
    const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    form.set('logo', new File([new Uint8Array(png)], 'logo.png', { type: 'image/png' }))
    form.set('accent', '#0a5fd7')
    const { status, body } = await admin.put('/api/admin/settings/appearance', form)
    expect(status).toBe(200)
    const key = body.settings.logo.src.replace('/files/', '')
    await expect.poll(() => academy.services.identity().logo?.key).toBe(key)
    return key
  }
  const first = await chosen()
  await ask(admin, orderId)
  const second = await chosen()
  await chosen()
  const isThere = async (key: string) => Boolean(await academy.services.storage.stat(key))
  await expect.poll(() => isThere(second)).toBe(false)
  expect(await isThere(first)).toBe(true)
  expect((await all())[0]).toMatchObject({ letterhead: { accent: '#0a5fd7', logo: { key: first } } })
})
