// Places of a plan in an academy of whole yen that takes transfers and no cards (decisions 0094, 0104).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { memberships, plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openPassDesk } from '#src/testing/services/pass-desk.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'

const { academy, shop } = await openTestShop({}, { environment: { ACADEMY_CURRENCY: 'jpy' } })
const transfers = await openTransferDesk({ academy, shop })
const pass = await openPassDesk({ academy, desk: transfers })
const desk = openSeatsDesk({ academy, shop })
const { db } = academy.services

test('T84 places of a plan are transferred, confirmed once, and stand beside a pass of the buyer’s own', async () => {
  const planId = await desk.plan({ priceCents: 2_900, discount: 10, duration: 'year' })
  const buyer = await seedUser(academy)
  // Their own order waits beside it.
  const own = await pass.begin(buyer.client, planId)
  const { body } = await buyer.client.post('/api/seats', { planId, seats: 3 })
  const id = String(body.order._id)
  const cards = await buyer.client.post('/api/payment_create', { amount: 7_830, orderId: id, method: 'card' })
  expect(cards.body.code).toBe('method-not-offered')
  const begun = await buyer.client.post('/api/payment_create', { amount: 7_830, orderId: id, method: 'transfer' })
  expect(begun.body).toEqual({ transfer: id })
  expect((await buyer.client.get(`/api/transfer/${id}`)).body.transfer).toMatchObject({
    course: null,
    plan: { name: 'Gold' },
    seats: 3,
    group: id,
    amount: 7_830,
  })
  const mails = (await academy.mailsTo(`${buyer.userId}@example.org`, 2)).map(mailText).join('')
  expect(mails).toContain('3 places of Gold membership, yearly')
  const { id: transferId } = await transfers.transferOf(id)
  const { transfers: listed } = (await transfers.admin.get('/api/admin/transfers')).body
  expect(listed).toContainEqual(expect.objectContaining({ course: '3 places of Gold, year', isPlan: false }))
  const answers = await Promise.all([transfers.confirm(transferId), transfers.confirm(transferId, transfers.other)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await desk.read({ client: buyer.client, id })).group).toMatchObject({ standing: 'open', seats: 3 })
  const person = await desk.invited({ client: buyer.client, id })
  expect((await desk.take(person)).status).toBe(200)

  // A pass of one's own is as it was: places are none of it.
  await transfers.confirm((await transfers.transferOf(own.orderId)).id)
  expect(await db.select().from(memberships).where(eq(memberships.userId, buyer.userId))).toMatchObject([
    { subscriptionId: `pass_${own.orderId}`, status: 'active' },
  ])
  const rows = await db.select().from(orders).where(eq(orders.userId, buyer.userId))
  expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid'])
})

test('R26 a plan that became yearly is not paid with the price of a month by another means; a transfer that was begun goes on', async () => {
  const planId = await desk.plan({ name: 'Silver' })
  const order = async () => {
    const buyer = await seedUser(academy)
    const { body } = await buyer.client.post('/api/seats', { planId, seats: 3 })
    const orderId = String(body.order._id)
    const start = (method: string) => buyer.client.post('/api/payment_create', { amount: 8_700, orderId, method })
    return { orderId, start }
  }
  const [other, same] = [await order(), await order()]
  expect((await same.start('transfer')).status).toBe(200)
  // As if it had been begun by card, where the academy took any.
  await db
    .update(orders)
    .set({ paymentIntentId: `pi_${other.orderId}` })
    .where(eq(orders.id, other.orderId))
  const changed = { duration: 'year', updatedAt: new Date(academy.services.now().getTime() + 1_000) } as const
  await db.update(plans).set(changed).where(eq(plans.id, planId))
  expect((await other.start('transfer')).body.code).toBe('order-closed')
  expect((await same.start('transfer')).body).toEqual({ transfer: same.orderId })
})

test('who holds a place and has transferred for the plan themselves gets that money back', async () => {
  const planId = await desk.plan({ name: 'Basic' })
  const buyer = await seedUser(academy)
  const { body } = await buyer.client.post('/api/seats', { planId, seats: 2 })
  const id = String(body.order._id)
  await buyer.client.post('/api/payment_create', { amount: 5_800, orderId: id, method: 'transfer' })
  await transfers.confirm((await transfers.transferOf(id)).id)
  const person = await desk.invited({ client: buyer.client, id })
  const own = await pass.begin(person.client, planId)
  expect((await desk.take(person)).status).toBe(200)
  const transfer = await transfers.transferOf(own.orderId)
  await transfers.confirm(transfer.id)
  expect(await shop.casesOf(transfer.id)).toMatchObject([{ reason: 'second', userId: person.userId, closedAt: null }])
  expect(await db.select().from(memberships).where(eq(memberships.userId, person.userId))).toHaveLength(1)
})
