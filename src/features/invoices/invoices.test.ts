import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { eraseAccounts } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { seedUser, userPassword } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { company, openInvoicing } from '#src/testing/services/invoicing.ts'
import { days, hours, minutes } from '#src/wire/durations.ts'

import { billingDetails, invoices } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const { db, now } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const { switchOn, run, of, all, sell, wasOn } = openInvoicing(academy, admin)

beforeEach(async () => {
  await academy.asOwner('truncate invoices, invoicing, billing_details, orders cascade')
})

/** Of an address that was not given. */
const nowhere = { line1: '', postalCode: '', city: '', country: '', taxNumber: '' }

const ask = (client: typeof admin, id: string) => client.post(`/api/my-orders/${id}/invoices`, {})

test('the job takes what was paid since it is on, the oldest payment first; older ones are asked for', async () => {
  const before = await sell({ paidAt: new Date(now().getTime() - hours(5)) })
  await switchOn()
  await run()
  expect(await all()).toEqual([])
  await wasOn(new Date(now().getTime() - hours(4)))
  const late = await sell({ paidAt: new Date(now().getTime() - hours(2)) })
  const early = await sell({ paidAt: new Date(now().getTime() - hours(3)) })
  for (const nothing of [
    { amountCents: 0 },
    { status: 'open' as const, paidAt: null },
    { status: 'cancelled' as const, paidAt: null },
  ])
    await sell(nothing)
  await run()
  await run()
  expect((await all()).map(({ orderId }) => orderId)).toEqual([early.orderId, late.orderId])
  expect((await ask(before.client, before.orderId)).body.invoice.number).toMatch(/-00003$/)
  expect((await ask(before.client, before.orderId)).body.invoice.number).toMatch(/-00003$/)
})

test('who has not said where they live has an hour; who has, gets theirs with the next run', async () => {
  await switchOn()
  await wasOn()
  const paidAt = new Date(now().getTime() - minutes(1))
  const [unknown, known] = [await sell({ paidAt }), await sell({ paidAt })]
  expect((await known.client.put('/api/billing', company)).status).toBe(200)
  // At the payment page, beside a name, or in place of an address in another country.
  const [half, moved] = [await sell({ paidAt }), await sell({ paidAt })]
  await half.client.put('/api/billing', { ...company, ...nowhere, company: '' })
  await moved.client.put('/api/billing', company)
  expect((await half.client.put('/api/billing/country', { country: 'FR', taxNumber: company.taxNumber })).status).toBe(
    200,
  )
  expect((await moved.client.put('/api/billing/country', { country: 'AT', taxNumber: 'ATU12345678' })).status).toBe(200)
  const asked = ({ client, orderId }: typeof half) => client.get(`/api/my-orders/${orderId}/invoices`)
  const answers = await Promise.all([half, moved, unknown, known].map(asked))
  expect(answers.map(({ body }) => body.hasBilling)).toEqual([false, false, false, true])
  await run()
  expect((await all()).map(({ orderId }) => orderId)).toEqual([known.orderId])
  academy.clock.now = new Date(academy.clock.now.getTime() + hours(1))
  await run()
  for (const { orderId } of [unknown, half, moved])
    expect((await of(orderId))[0]).toMatchObject({ kind: 'invoice', totalCents: 8_900 })
})

test('what was issued stays as it was, whatever changes later, and nobody can change it', async () => {
  await switchOn()
  const { orderId, userId, courseId, client } = await sell()
  await client.put('/api/billing', { ...company, country: 'DE', taxNumber: '' })
  const [{ _id: id }] = [(await ask(client, orderId)).body.invoice]
  const before = await of(orderId)
  expect(before[0]).toMatchObject({
    netCents: 7_479,
    taxCents: 1_421,
    totalCents: 8_900,
    rate: 1_900,
    taxName: 'VAT',
    noTax: null,
    buyerName: 'Coureurs SARL',
    seller: { name: 'Sprint Science GmbH', taxNumber: 'DE123456789' },
    lines: [{ title: 'Sprint Mechanics', totalCents: 8_900 }],
  })
  const pdf = (await client.get(`/api/invoices/${id}/pdf`)).text
  await switchOn({ legalName: 'Other Ltd', rate: '7', taxName: 'TVA', foot: '' })
  await client.put('/api/billing', { ...company, company: 'Elsewhere' })
  await db.update(courses).set({ title: 'Renamed', priceCents: 1 }).where(eq(courses.id, courseId))
  await db.update(users).set({ firstName: 'Renamed' }).where(eq(users.id, userId))
  await ask(admin, orderId)
  await run()
  expect(await of(orderId)).toEqual(before)
  expect((await client.get(`/api/invoices/${id}/pdf`)).text === pdf).toBe(true)
  const change = db.update(invoices).set({ totalCents: 1 }).where(eq(invoices.id, id))
  await expect(change).rejects.toMatchObject({ cause: { code: '23001' } })
  await expect(db.delete(invoices).where(eq(invoices.id, id))).rejects.toMatchObject({ cause: { code: '23001' } })
  await expect(academy.asOwner(`delete from invoices where id = '${id}'`)).rejects.toThrow('never changed')
})

test.each([
  [company, { rate: 0, noTax: 'reverse-charge', taxCents: 0, netCents: 8_900 }],
  [
    { ...company, taxNumber: '' },
    { rate: 2_000, noTax: null, taxCents: 1_483, netCents: 7_417 },
  ],
  [
    { ...company, country: 'US', taxNumber: '' },
    { rate: 1_900, taxCents: 1_421 },
  ],
])('the tax follows the country and the number of the buyer', async (billing, expected) => {
  await switchOn()
  const { orderId, client } = await sell()
  await client.put('/api/billing', billing)
  await ask(client, orderId)
  expect((await of(orderId))[0]).toMatchObject({ totalCents: 8_900, ...expected })
})

test.each([
  ['jpy', 1_250, 1_050, 200],
  ['kwd', 10_010, 8_412, 1_598],
  ['usd', 8_900, 7_479, 1_421],
])('D-3 in %s of %i the net is %i and the tax %i', async (currency, amountCents, netCents, taxCents) => {
  await switchOn()
  const { orderId } = await sell({ currency, amountCents })
  await ask(admin, orderId)
  expect((await of(orderId))[0]).toMatchObject({ currency, totalCents: amountCents, netCents, taxCents })
})

test('an academy that charges no tax says so and splits nothing', async () => {
  await switchOn({ chargesTax: false, reverseCharge: false, taxName: '', rate: '' })
  const { orderId } = await sell()
  await ask(admin, orderId)
  expect((await of(orderId))[0]).toMatchObject({ noTax: 'not-charged', taxCents: 0, netCents: 8_900, rate: 0 })
})

test('T29 nobody reads or asks for an invoice of somebody else', async () => {
  await switchOn()
  const { orderId, client } = await sell()
  const { client: stranger } = await seedUser(academy)
  const visitor = academy.client()
  expect((await ask(stranger, orderId)).status).toBe(404)
  expect((await ask(visitor, orderId)).status).toBe(401)
  expect(await all()).toEqual([])
  const { _id: id } = (await ask(client, orderId)).body.invoice
  for (const path of [`/api/invoices/${id}/pdf`, `/api/my-orders/${orderId}/invoices`]) {
    expect([path, (await stranger.get(path)).status]).toEqual([path, 404])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 401])
    expect([path, (await client.get(path)).status]).toEqual([path, 200])
    expect([path, (await admin.get(path)).status]).toEqual([path, 200])
  }
  expect((await stranger.get('/api/my-invoices')).body.invoices).toEqual([])
  expect((await client.get('/api/my-invoices')).body.invoices).toMatchObject([{ _id: id, orderId }])
  for (const path of ['/api/admin/invoices', '/api/admin/invoices.csv', '/api/admin/settings/invoices'])
    expect([path, (await client.get(path)).status]).toEqual([path, 403])
})

test('an invoice that staff asked for leaves a trace, one that was there does not', async () => {
  await switchOn()
  const { orderId } = await sell()
  const { _id: id, number } = (await ask(admin, orderId)).body.invoice
  await ask(admin, orderId)
  const entries = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'invoice.issue'), eq(auditEntries.thingId, id)))
  expect(entries).toMatchObject([{ thingName: number, after: { orderId } }])
})

test('the list is searched by buyer and number, filtered, summed, and leaves as a file', async () => {
  await switchOn()
  const [one, two] = [await sell(), await sell({ amountCents: 1_000 })]
  await one.client.put('/api/billing', { ...company, country: 'DE', taxNumber: 'DE987654321' })
  for (const { orderId } of [one, two]) await ask(admin, orderId)
  const list = async (query: string) => (await admin.get(`/api/admin/invoices?${query}`)).body
  const found = await list('')
  expect(found).toMatchObject({ total: 2, sums: { net: 83.19, tax: 15.81, total: 99 }, isOn: true })
  expect(found.years).toEqual([now().getUTCFullYear()])
  expect((await list('words=coureurs')).invoices).toMatchObject([
    { buyer: 'Coureurs SARL', total: 89, orderId: one.orderId },
  ])
  expect((await list('words=00002')).invoices).toMatchObject([{ total: 10 }])
  expect((await list('words=%25')).total).toBe(0)
  expect((await list('kind=credit-note')).total).toBe(0)
  expect((await list('year=2001')).total).toBe(0)
  expect((await list('sort=total')).invoices.map(({ total }: { total: number }) => total)).toEqual([10, 89])
  await confirmByPassword(admin)
  const { text } = await admin.get('/api/admin/invoices.csv?words=coureurs')
  expect(text.split('\r\n')).toHaveLength(3)
  expect(text).toContain('"Coureurs SARL","DE","DE987654321","74.79","VAT","19","14.21","89.00","USD"')
})

test('billing details go with the person, and what was issued stays and says what it said', async () => {
  await switchOn()
  const { orderId, userId, client } = await sell()
  await client.put('/api/billing', company)
  await ask(client, orderId)
  const before = await of(orderId)
  expect((await client.get('/api/billing')).body).toMatchObject({ billing: company })
  await client.post('/api/account/deletion', { password: userPassword })
  await academy.asOwner(`update users set deletion_requested_at = now() - interval '15 days' where id = '${userId}'`)
  academy.clock.now = new Date(academy.clock.now.getTime() + days(15))
  await eraseAccounts({ ...academy.services, actor: { kind: 'job', name: 'erase-accounts' }, ip: '' })
  expect(await db.select().from(billingDetails).where(eq(billingDetails.userId, userId))).toEqual([])
  expect(await of(orderId)).toEqual(before)
})

test('numbers begin anew with a year, and a clock that is behind never goes back to the old one', async () => {
  await switchOn()
  await ask(admin, (await sell()).orderId)
  const { now: before } = academy.clock
  academy.clock.now = new Date(`${now().getUTCFullYear() + 1}-01-01T00:00:00.000Z`)
  await ask(admin, (await sell()).orderId)
  academy.clock.now = before
  await ask(admin, (await sell()).orderId)
  const year = now().getUTCFullYear()
  expect((await all()).map(({ number }) => number)).toEqual([
    `INV-${year}-00001`,
    `INV-${year + 1}-00001`,
    `INV-${year + 1}-00002`,
  ])
})
