import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { company, openInvoicing } from '#src/testing/services/invoicing.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const { client: admin } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const { switchOn, sell } = openInvoicing(academy, admin)
await switchOn()

async function issue() {
  const sold = await sell({ currency: 'eur' })
  await sold.client.put('/api/billing', { ...company, taxNumber: '' })
  const { body } = await sold.client.post(`/api/my-orders/${sold.orderId}/invoices`, {})
  const { _id: id, number } = body.invoice
  return { ...sold, number, address: `/api/invoices/${id}/xml` }
}

test('T29 an invoice as data is saved under its number, by its buyer and administrators, and is there for nobody else', async () => {
  const { client, number, address } = await issue()
  const { status, headers, text } = await client.get(address)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': `attachment; filename="${number}.xml"; filename*=UTF-8''${number}.xml`,
    'cache-control': 'private, no-cache',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  })
  expect(text).toContain(`<ram:ID>${number}</ram:ID>`)
  expect(text).toContain('<ram:Name>Coureurs SARL</ram:Name>')
  expect((await admin.get(address)).text).toBe(text)
  const { client: stranger } = await seedUser(academy)
  expect((await stranger.get(address)).status).toBe(404)
  expect((await academy.client().get(address)).status).toBe(401)
  for (const none of ['x', crypto.randomUUID()])
    expect((await client.get(`/api/invoices/${none}/xml`)).status).toBe(404)
})

test('the data of an invoice stays as it was, whatever changes later', async () => {
  const { client, address } = await issue()
  const before = (await client.get(address)).text
  await switchOn({ legalName: 'Other Ltd', rate: '7' })
  await client.put('/api/billing', { ...company, company: 'Others SARL' })
  expect((await client.get(address)).text).toBe(before)
  await switchOn()
})
