import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy, refund, givenBack, reconcile, admin } = await openRefunds({ academy, shop })
const { db } = academy.services

type Bought = Awaited<ReturnType<typeof buy>>

/** What the manager shows of one buyer: sums of the list, and the order. */
async function shown({ userId, orderId }: Bought) {
  const { body } = await admin.client.get(`/api/admin/orders?words=${userId}`)
  const { order } = (await admin.client.get(`/api/admin/orders/${orderId}`)).body
  const { paidAmount, refundedAmount, lostAmount } = body
  return { ...order, sums: [paidAmount, refundedAmount, lostAmount] }
}
const inFile = async ({ userId }: Bought) => {
  await confirmByPassword(admin.client)
  const { text } = await admin.client.get(`/api/admin/orders.csv?words=${userId}`)
  const [head = '', row = ''] = text.replace('\uFEFF', '').split('\r\n')
  const cells = (line: string) => line.slice(1, -1).split('","')
  return Object.fromEntries(cells(head).map((name, index) => [name, cells(row)[index]]))
}
const found = async ({ userId }: Bought, status: string) =>
  (await admin.client.get(`/api/admin/orders?words=${userId}&status=${status}`)).body.total
const news = (intentId: string, type: string) => shop.deliver(eventAbout(intentId, type))
const mailsOf = async ({ userId }: Bought, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count)).map(mail => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? '')

test('T85 a lost dispute closes the course and leaves the revenue; what is won in the end restores both', async () => {
  const bought = await buy()
  const { client, courseId, intentId, orderId } = bought
  const disputeId = await shop.dispute(intentId)
  for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.updated'])
    expect((await news(intentId, type)).status).toBe(200)
  expect(await shown(bought)).toMatchObject({ state: 'paid', dispute: 'open', needsReview: true, sums: [89, 0, 0] })
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await found(bought, 'disputed')).toBe(1)
  expect(await shown(bought), 'the bank holds the money').toMatchObject({ refundBar: 'disputed' })
  expect((await refund(orderId)).body).toMatchObject({ code: 'conflict' })
  expect(await shop.casesOf(intentId), 'many events, one case').toMatchObject([
    { kind: 'dispute', reason: 'dispute', userId: bought.userId, amountCents: 8_900, closedAt: null },
  ])
  await shop.verdict(disputeId, 'lost')
  await Promise.all(['charge.dispute.closed', 'charge.dispute.closed'].map(type => news(intentId, type)))
  expect(await shown(bought)).toMatchObject({ state: 'charged-back', dispute: 'lost', sums: [0, 0, 89], access: [] })
  expect(await shop.owns(client, courseId)).toBe(false)
  expect([await found(bought, 'paid'), await found(bought, 'charged-back'), await found(bought, 'disputed')]).toEqual([
    0, 1, 0,
  ])
  expect(await inFile(bought)).toMatchObject({ Status: 'charged-back', Dispute: 'lost' })
  expect(await shop.casesOf(intentId)).toMatchObject([{ outcome: 'settled', closedBy: null }])
  expect(await endingOf(intentId)).toBe('dispute-lost')
  expect(await refund(orderId)).toMatchObject({ status: 409, body: { code: 'order-charged-back' } })
  expect(await mailsOf(bought, 2)).toContain('Your bank has returned your payment: Sprint Mechanics')
  await shop.overturn(disputeId)
  await news(intentId, 'charge.dispute.funds_reinstated')
  expect(await endingOf(intentId)).toBe('dispute-won')
  expect(await shown(bought)).toMatchObject({ state: 'paid', dispute: 'won', closedAt: null, sums: [89, 0, 0] })
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await mailsOf(bought, 3)).toContain('Your payment stands: Sprint Mechanics')
})

async function endingOf(intentId: string): Promise<string | null> {
  const { cases } = (await admin.client.get('/api/admin/payments/cases?state=closed&limit=100')).body
  return cases.find(({ subject }: { subject: string }) => subject === intentId)?.ending
}

test('T85 a dispute that is won, or an inquiry that is closed, leaves no trace but its history', async () => {
  for (const isInquiry of [false, true]) {
    const bought = await buy()
    const disputeId = await shop.dispute(bought.intentId, isInquiry)
    await news(bought.intentId, 'charge.dispute.created')
    expect(await shown(bought)).toMatchObject({ dispute: 'open', needsReview: true })
    await shop.verdict(disputeId, 'won')
    await news(bought.intentId, 'charge.dispute.closed')
    expect(await shown(bought)).toMatchObject({ state: 'paid', dispute: 'won', needsReview: false, sums: [89, 0, 0] })
    expect(await found(bought, 'disputed')).toBe(0)
    expect(await shop.owns(bought.client, bought.courseId)).toBe(true)
    expect(await mailsOf(bought, 1)).toHaveLength(1)
  }
})

test('T85 R6 a dispute that was lost while no webhook came is found', async () => {
  const bought = await buy()
  await shop.verdict(await shop.dispute(bought.intentId), 'lost')
  await reconcile()
  expect(await shown(bought)).toMatchObject({ state: 'charged-back', sums: [0, 0, 89] })
  expect(await shop.owns(bought.client, bought.courseId)).toBe(false)
})

test('T85 R6 a refund that fails at the bank comes back: the order is paid, the course open, buyer and staff know', async () => {
  for (const isTold of [true, false]) {
    const bought = await buy()
    const { intentId, orderId, client, courseId } = bought
    expect((await refund(orderId)).status).toBe(200)
    expect(await shown(bought)).toMatchObject({ state: 'refunded', sums: [0, 89, 0] })
    const [given] = await givenBack(intentId)
    await shop.failRefund(given?.id ?? '')
    if (isTold)
      for (const type of ['refund.failed', 'charge.refund.updated', 'refund.updated']) await news(intentId, type)
    else await reconcile()
    expect(await shown(bought)).toMatchObject({
      state: 'paid',
      refunded: 0,
      closedAt: null,
      needsReview: true,
      refundBar: null,
      sums: [89, 0, 0],
    })
    expect(await shop.owns(client, courseId)).toBe(true)
    expect(await shop.casesOf(intentId)).toMatchObject([
      { kind: 'refund', reason: 'refund-failed', userId: bought.userId, amountCents: 8_900, closedAt: null },
    ])
    expect(await mailsOf(bought, 3)).toContain('Your refund did not reach you: Sprint Mechanics')
    // The next one is taken, and ends the case.
    expect((await refund(orderId)).status).toBe(200)
    expect(await shown(bought)).toMatchObject({ state: 'refunded', needsReview: false, sums: [0, 89, 0] })
    expect(await shop.owns(client, courseId)).toBe(false)
    expect(await shop.casesOf(intentId)).toMatchObject([{ outcome: 'settled' }])
  }
})

test('R4 an answer that is older than a refund does not undo it', async () => {
  const bought = await buy()
  expect((await refund(bought.orderId)).status).toBe(200)
  // Read before the refund was made, and written after.
  await db.update(orders).set({ revision: 2 }).where(eq(orders.id, bought.orderId))
  const [given] = await givenBack(bought.intentId)
  await academy.asOwner(`delete from sandbox.objects where id = '${given?.id ?? ''}'`)
  await news(bought.intentId, 'payment_intent.succeeded')
  expect(await shown(bought)).toMatchObject({ state: 'refunded', sums: [0, 89, 0] })
  expect(await shop.owns(bought.client, bought.courseId)).toBe(false)
})

test('T85 D-3 what went back in part at the provider is seen everywhere, and the rest is named', async () => {
  const bought = await buy()
  const { intentId, orderId, client, courseId } = bought
  await shop.stripe.refunds.create({ payment_intent: intentId, amount: 1_000 })
  await Promise.all(['charge.refunded', 'refund.created', 'refund.updated'].map(type => news(intentId, type)))
  expect(await shown(bought)).toMatchObject({ state: 'paid', refunded: 10, sums: [79, 10, 0], access: ['purchase'] })
  expect(await inFile(bought)).toMatchObject({ Status: 'paid', Amount: '89.00', Refunded: '10.00' })
  expect([await found(bought, 'partly-refunded'), await found(bought, 'paid')]).toEqual([1, 1])
  const { receipt } = (await client.get(`/api/my-orders/${orderId}/receipt`)).body
  expect(receipt).toMatchObject({ status: 'paid', amount: 89, refunded: 10 })
  expect((await client.get(`/receipt/${orderId}`)).text).toContain('$10.00')
  expect((await refund(orderId)).status).toBe(200)
  expect(await shown(bought)).toMatchObject({ state: 'refunded', refunded: 89, sums: [0, 89, 0] })
  expect(await shop.owns(client, courseId)).toBe(false)
  const mails = await academy.mailsTo(`${bought.userId}@example.org`, 3)
  expect(mails.at(-1), 'the mail names what goes back now').toContain('$79.00 USD')
})

test('T85 T79 an administrator takes a purchase away by hand, and neither a dispute nor a failed refund gives it back', async () => {
  const bought = await buy()
  const { orderId, intentId, client, courseId } = bought
  const withdraw = (password: string, who = admin.client) =>
    who.post(`/api/admin/orders/${orderId}/withdraw`, { password })
  expect((await shown(bought)).canWithdraw).toBe(true)
  expect((await withdraw('wrong')).body.code).toBe('password-incorrect')
  expect((await withdraw(userPassword, (await seedUser(academy)).client)).status).toBe(403)
  const answers = await Promise.all([withdraw(userPassword), withdraw(userPassword)])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(await shop.owns(client, courseId)).toBe(false)
  expect(await shown(bought)).toMatchObject({ state: 'paid', access: [], canWithdraw: false, sums: [89, 0, 0] })
  expect((await shown(bought)).timeline.map(({ what }: { what: string }) => what)).toContain('withdrawn')
  const { entries } = (await admin.client.get('/api/admin/activity?kind=order&verb=revoke')).body
  expect(entries).toMatchObject([
    { by: { _id: admin.userId }, thing: { _id: orderId }, changes: [{ field: 'access' }] },
  ])
  await shop.overturn(await lost(bought))
  await news(intentId, 'charge.dispute.closed')
  expect((await shown(bought)).state).toBe('paid')
  expect(await shop.owns(client, courseId)).toBe(false)
})

/** The same person pays for the same course once more. */
async function buyAgain(bought: Bought): Promise<Bought> {
  const again = await shop.start(bought.client, bought.courseId)
  await shop.pay(again.intentId)
  await news(again.intentId, 'payment_intent.succeeded')
  return { ...bought, ...again }
}
const withdrawn = async ({ orderId, client, courseId }: Bought) => {
  const { status } = await admin.client.post(`/api/admin/orders/${orderId}/withdraw`, { password: userPassword })
  expect([status, await shop.owns(client, courseId)]).toEqual([200, false])
}
const lost = async ({ intentId }: Bought): Promise<string> => {
  const disputeId = await shop.dispute(intentId)
  await shop.verdict(disputeId, 'lost')
  await news(intentId, 'charge.dispute.closed')
  return disputeId
}
const goingBack = { refund: async ({ orderId }: Bought) => refund(orderId), 'lost dispute': lost }

test.each(Object.entries(goingBack))(
  'T85 after a purchase was taken away, the %s of the next one closes the course',
  async (_, giveBack) => {
    const first = await buy()
    await withdrawn(first)
    const second = await buyAgain(first)
    expect(await shop.owns(first.client, first.courseId), 'a new purchase opens it').toBe(true)
    await giveBack(second)
    expect(await shop.owns(first.client, first.courseId)).toBe(false)
    expect(await shown(second)).toMatchObject({ access: [], canWithdraw: false })
  },
)

/** Nothing can be withdrawn through this order: the course is open by another one. */
async function keepsOpen(order: Bought): Promise<void> {
  expect(await shown(order)).toMatchObject({ canWithdraw: false, access: ['purchase'] })
  const answer = await admin.client.post(`/api/admin/orders/${order.orderId}/withdraw`, { password: userPassword })
  expect([answer.status, await shop.owns(order.client, order.courseId)]).toEqual([409, true])
}

test.each(Object.entries({ ...goingBack, withdrawal: withdrawn }))(
  'T85 after the %s of an order, nothing is withdrawn through it from who has bought the course again',
  async (_, end) => {
    const first = await buy()
    await end(first)
    const second = await buyAgain(first)
    await keepsOpen(first)
    expect((await shown(second)).canWithdraw).toBe(true)
    await withdrawn(second)
  },
)

test('T85 what is taken away by hand is taken from every earlier purchase of it, too', async () => {
  const first = await buy()
  const disputeId = await lost(first)
  const second = await buyAgain(first)
  await shop.overturn(disputeId)
  await news(first.intentId, 'charge.dispute.funds_reinstated')
  expect(await shown(first), 'both are paid').toMatchObject({ state: 'paid', canWithdraw: false })
  expect(await shown(second)).toMatchObject({ state: 'paid', canWithdraw: true })
  await keepsOpen(first)
  await withdrawn(second)
  const third = await buyAgain(first)
  expect((await refund(third.orderId)).status).toBe(200)
  expect(await shop.owns(first.client, first.courseId)).toBe(false)
})
