// What becomes of places of a plan when their money comes, goes back, and comes again (decision 0104).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { issueInvoice } from '#src/features/invoices/commands/issue-invoice.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { findPayments } from '#src/features/orders/commands/catching-up/find-payments.ts'
import { reconcilePayments } from '#src/features/orders/commands/catching-up/reconcile.ts'
import { orders } from '#src/features/orders/tables.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { openInvoicing } from '#src/testing/services/invoicing.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { refund } = await openRefunds({ academy, shop })
const desk = openSeatsDesk({ academy, shop })
const { planTeam, invited, take, read } = desk
const { db } = academy.services
const { id: courseId } = await seedCourse(db, { title: 'Force Plates', priceCents: 5_000 })
const now = () => academy.services.now()

const offSale = (id: string) => db.update(plans).set({ archivedAt: now() }).where(eq(plans.id, id))
const heldBy = (userId: string) => db.select().from(memberships).where(eq(memberships.userId, userId))
const statesOf = async (userId: string) => (await heldBy(userId)).map(({ status }) => status)
const news = (intentId: string, type: string) => shop.deliver(eventAbout(intentId, type))

test('a refund ends every place; what fails at the bank opens them again; a part keeps them', async () => {
  const bought = await planTeam()
  const person = await invited(bought)
  const late = await invited(bought)
  await take(person)
  await shop.stripe.refunds.create({ payment_intent: bought.intentId, amount: 1_000 })
  await news(bought.intentId, 'charge.refunded')
  expect(await statesOf(person.userId)).toEqual(['active'])
  expect((await read(bought)).group.standing).toBe('open')

  expect((await refund(bought.id)).status).toBe(200)
  expect(await statesOf(person.userId)).toEqual(['ended'])
  expect(await shop.owns(person.client, courseId)).toBe(false)
  expect((await read(bought)).group.standing).toBe('closed')
  expect((await take(late)).body.code).toBe('place-unknown')
  const invite = await bought.client.post(`/api/seats/${bought.id}/invite`, { emails: ['x@y.org'] })
  expect(invite.body.code).toBe('places-closed')
  const given = (await shop.stripe.refunds.list({ payment_intent: bought.intentId })).data
  await shop.failRefund(given[0]?.id ?? '')
  await news(bought.intentId, 'charge.refund.updated')
  expect((await read(bought)).group.standing).toBe('open')
  expect(await statesOf(person.userId)).toEqual(['active'])
  expect((await take(late)).status).toBe(200)
})

test('T85 a dispute that is lost closes the places, one that is won after all opens them', async () => {
  const bought = await planTeam()
  const person = await invited(bought)
  await take(person)
  const disputeId = await shop.dispute(bought.intentId)
  await news(bought.intentId, 'charge.dispute.created')
  expect(await statesOf(person.userId)).toEqual(['active'])
  await shop.verdict(disputeId, 'lost')
  await news(bought.intentId, 'charge.dispute.closed')
  expect(await statesOf(person.userId)).toEqual(['ended'])
  await shop.overturn(disputeId)
  await news(bought.intentId, 'charge.dispute.funds_reinstated')
  expect(await statesOf(person.userId)).toEqual(['active'])
  expect(await shop.owns(person.client, courseId)).toBe(true)
})

test('T20 free plans, plans off sale, one place, and what no provider takes at once are not sold', async () => {
  const { client } = await seedUser(academy)
  const free = await desk.plan({ priceCents: 0 })
  expect((await client.post('/api/seats', { planId: free, seats: 2 })).status).toBe(404)
  expect((await client.get(`/api/plans/${free}/seats`)).status).toBe(404)
  const planId = await desk.plan({ priceCents: 400_000 })
  expect((await client.post('/api/seats', { planId, seats: 500 })).body.code).toBe('too-much')
  for (const count of [0, 1, -1, 1.5, 501])
    expect((await client.post('/api/seats', { planId, seats: count })).status).toBe(400)
  expect((await client.post('/api/seats', { planId, courseId, seats: 2 })).status).toBe(400)
  expect((await client.post('/api/seats', { seats: 2 })).status).toBe(400)
  await offSale(planId)
  expect((await client.post('/api/seats', { planId, seats: 2 })).body.code).toBe('plan-off-sale')
})

test('R26 a plan that changed gives the order up before it is paid', async () => {
  const planId = await desk.plan()
  const { client } = await seedUser(academy)
  const { body } = await client.post('/api/seats', { planId, seats: 4 })
  const changed = { priceCents: 2_000, updatedAt: new Date(now().getTime() + 1_000) }
  await db.update(plans).set(changed).where(eq(plans.id, planId))
  const started = await client.post('/api/payment_create', { amount: 116, orderId: body.order._id })
  expect(started.body.code).toBe('order-closed')
})

test('R6 R24 a payment that nobody told of opens the places once; one of an order that was lost brings it back', async () => {
  const planId = await desk.plan()
  const buyer = await seedUser(academy)
  const begun = await desk.begin(buyer.client, { planId, seats: 5 })
  await shop.pay(begun.intentId)
  await reconcilePayments(desk.asJob())
  await news(begun.intentId, 'payment_intent.succeeded')
  const { group } = await read({ client: buyer.client, id: begun.id })
  const end = (await shop.orderOf(begun.id))?.periodTo
  expect(group).toMatchObject({ seats: 5, standing: 'open', endsAt: end?.toISOString() })

  const lost = await desk.begin(buyer.client, { planId, seats: 4 })
  await shop.pay(lost.intentId)
  await db.delete(orders).where(eq(orders.id, lost.id))
  await findPayments(desk.asJob(), {})
  expect(await shop.orderOf(lost.id)).toMatchObject({ seats: 4, planId, courseId: null, status: 'paid' })
  expect((await read({ client: buyer.client, id: lost.id })).group).toMatchObject({ standing: 'open', taken: 0 })
  expect(await heldBy(buyer.userId)).toEqual([])
})

test('an invoice names how many places, of which plan, and which days', async () => {
  const bought = await planTeam(4)
  const admin = await seedUser(academy, { role: 'admin' })
  const invoicing = openInvoicing(academy, admin.client)
  await confirmByPassword(admin.client)
  await invoicing.switchOn()
  const issued = await issueInvoice(desk.asJob(), bought.id)
  const title = expect.stringMatching(/^4 places of Gold membership, monthly, \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/)
  expect(issued).toMatchObject({ totalCents: 11_600, lines: [{ title, quantity: 4 }] })
})
