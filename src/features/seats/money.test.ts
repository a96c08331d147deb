import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { checkGrants } from '#src/features/books/queries/check/check-grants.ts'
import { issueCertificate } from '#src/features/certificates/commands/issue-certificate.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { issueInvoice } from '#src/features/invoices/commands/issue-invoice.ts'
import { findPayments } from '#src/features/orders/commands/catching-up/find-payments.ts'
import { reconcilePayments } from '#src/features/orders/commands/catching-up/reconcile.ts'
import { orders } from '#src/features/orders/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openInvoicing } from '#src/testing/services/invoicing.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import { days } from '#src/wire/durations.ts'

import { seats } from './tables.ts'

const { academy, shop } = await openTestShop(
  { webhooks: { drop: true } },
  { environment: { CERTIFICATES_AFTER_REFUND: 'revoked' } },
)
const { refund } = await openRefunds({ academy, shop })
const desk = openSeatsDesk({ academy, shop })
const { team, invited, take, read, grantsOf } = desk
const { db } = academy.services

test('D-1 a team costs its price times its places, opens by its payment, and opens nothing to its buyer', async () => {
  const bought = await team()
  expect(bought.group).toMatchObject({ due: { amount: 268.5 }, seats: 3, standing: 'waiting' })
  expect(await shop.orderOf(bought.id)).toMatchObject({ amountCents: 26_850, seats: 3, status: 'paid' })
  expect(await shop.owns(bought.client, bought.courseId)).toBe(false)
  expect(await read(bought)).toMatchObject({ group: { standing: 'open', taken: 0, invited: 0, name: 'TV Sprint' } })
  const [mail] = await academy.mailsTo(`${bought.userId}@example.org`)
  expect(mailText(mail)).toContain('3 places of Sprint Mechanics')
  const { body } = await bought.client.get('/api/my-orders')
  expect(body.orders).toMatchObject([{ seats: 3, amount: 268.5 }])
})

test('R5 who has the course, or an open order of it, buys places beside that; and a course of their own after it', async () => {
  const { client, userId, courseId } = await shop.meet()
  const own = await client.post('/api/order/', { courseId })
  await desk.begin(client, { courseId, seats: 2 })
  const again = await client.post('/api/order/', { courseId })
  expect(again.body.order._id).toBe(own.body.order._id)
  await grantCourse(db, { userId, courseId, source: 'grant' })
  const bought = await desk.buy(client, { courseId, seats: 2 })
  expect((await shop.orderOf(bought.id))?.status).toBe('paid')
  expect(await shop.casesOf(bought.intentId)).toEqual([])
})

test('T20 free courses, drafts, and more than a provider takes are not sold', async () => {
  const free = await shop.meet({ priceCents: 0 })
  expect((await free.client.post('/api/seats', { courseId: free.courseId, seats: 2 })).status).toBe(404)
  const draft = await shop.meet({ publishedAt: null })
  expect((await draft.client.post('/api/seats', { courseId: draft.courseId, seats: 2 })).status).toBe(404)
  const dear = await shop.meet({ priceCents: 400_000 })
  expect((await dear.client.post('/api/seats', { courseId: dear.courseId, seats: 500 })).body.code).toBe('too-much')
  for (const seatsWanted of [0, 1, -1, 1.5, 501]) {
    expect((await dear.client.post('/api/seats', { courseId: dear.courseId, seats: seatsWanted })).status).toBe(400)
  }
})

test('R26 a price that changed gives the order up before it is paid', async () => {
  const { client, courseId } = await shop.meet()
  const { body } = await client.post('/api/seats', { courseId, seats: 4 })
  await db.update(courses).set({ priceCents: 5_000 }).where(eq(courses.id, courseId))
  const started = await client.post('/api/payment_create', { amount: 356, orderId: body.order._id })
  expect(started.body.code).toBe('order-closed')
})

test('R6 a payment whose message never came opens the places, and once', async () => {
  const buyer = await shop.meet()
  const begun = await desk.begin(buyer.client, { courseId: buyer.courseId, seats: 5 })
  await shop.pay(begun.intentId)
  await reconcilePayments(desk.asJob())
  await shop.deliver(eventAbout(begun.intentId))
  expect(await db.$count(seats, eq(seats.orderId, begun.id))).toBe(5)
})

test('R24 an order that a backup did not have yet comes back with its places, and opens nothing to its buyer', async () => {
  const buyer = await shop.meet()
  const begun = await desk.begin(buyer.client, { courseId: buyer.courseId, seats: 4 })
  const bought = { ...buyer, ...begun }
  await shop.pay(begun.intentId)
  await db.delete(orders).where(eq(orders.id, begun.id))
  await findPayments(desk.asJob(), {})
  expect(await shop.orderOf(bought.id)).toMatchObject({ seats: 4, status: 'paid' })
  expect(await db.$count(seats, eq(seats.orderId, bought.id))).toBe(4)
  expect(await shop.owns(bought.client, bought.courseId)).toBe(false)
})

test('D-35 a refund closes every place with what it opened and earned; what fails at the bank opens it again', async () => {
  const bought = await team()
  const person = await invited(bought)
  const late = await invited(bought)
  await take(person)
  const user = { id: person.userId, firstName: 'Demo', lastName: 'Learner', email: person.email }
  await db.transaction(tx => issueCertificate(academy.services, tx, { user, courseId: bought.courseId }))
  expect((await refund(bought.id)).status).toBe(200)
  expect(await grantsOf(person.userId)).toEqual([])
  const isTheirs = eq(certificates.userId, person.userId)
  expect(await db.select().from(certificates).where(isTheirs)).toMatchObject([{ revokedCause: 'refund' }])
  expect((await take(late)).body.code).toBe('place-unknown')
  expect((await late.client.get(`/api/place/${late.code}`)).status).toBe(404)
  expect((await bought.client.post(`/api/seats/${bought.id}/invite`, { emails: ['x@y.org'] })).body.code).toBe(
    'places-closed',
  )
  const [back] = (await shop.stripe.refunds.list({ payment_intent: bought.intentId })).data
  await shop.failRefund(back?.id ?? '')
  await shop.deliver(eventAbout(bought.intentId, 'charge.refund.updated'))
  expect(await grantsOf(person.userId)).toMatchObject([{ source: 'seat' }])
  expect(await db.select().from(certificates).where(isTheirs)).toMatchObject([{ revokedAt: null }])
  expect((await take(late)).status).toBe(200)
})

test('a part that goes back keeps the places', async () => {
  const bought = await team()
  const person = await invited(bought)
  await take(person)
  await shop.stripe.refunds.create({ payment_intent: bought.intentId, amount: 1_000 })
  await shop.deliver(eventAbout(bought.intentId, 'charge.refunded'))
  expect(await grantsOf(person.userId)).toHaveLength(1)
  expect((await read(bought)).group.standing).toBe('open')
})

test('the books miss no grant of an order of places, and an invoice names how many and what each costs', async () => {
  const bought = await team(4)
  const day = { start: new Date(Date.now() - days(1)), end: new Date(Date.now() + days(1)) }
  for await (const finding of checkGrants(db, day)) expect(JSON.stringify(finding)).not.toContain(bought.id)
  const admin = await seedUser(academy, { role: 'admin' })
  const invoicing = openInvoicing(academy, admin.client)
  await confirmByPassword(admin.client)
  await invoicing.switchOn()
  const issued = await issueInvoice({ ...desk.asJob() }, bought.id)
  expect(issued).toMatchObject({
    totalCents: 35_800,
    lines: [{ title: '4 places of Sprint Mechanics', totalCents: 35_800, quantity: 4 }],
  })
})

test('a team that is paid by transfer opens when staff say that it came, and its list says what it is for', async () => {
  const transfers = await openTransferDesk({ academy, shop })
  const { client, courseId } = await shop.meet({ priceCents: 8_950 })
  const { body } = await client.post('/api/seats', { courseId, seats: 3 })
  const id = String(body.order._id)
  const begun = await client.post('/api/payment_create', { amount: 268.5, orderId: id, method: 'transfer' })
  expect(begun.body).toEqual({ transfer: id })
  expect((await client.get(`/api/transfer/${id}`)).body.transfer).toMatchObject({ seats: 3, amount: 268.5 })
  const waiting = await read({ client, id })
  expect(waiting.group).toMatchObject({ standing: 'waiting', due: { method: 'transfer' } })
  const order = await shop.orderOf(id)
  const answer = await transfers.admin.post(`/api/admin/transfers/${order?.paymentIntentId}/confirm`, {})
  expect(answer.body).toEqual({ outcome: 'paid' })
  expect(await read({ client, id })).toMatchObject({ group: { standing: 'open', seats: 3 } })
  expect(await shop.owns(client, courseId)).toBe(false)
  const { transfers: listed } = (await transfers.admin.get('/api/admin/transfers')).body
  expect(listed).toMatchObject([{ course: '3 places of Sprint Mechanics' }])
})
