import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { bankTransfers, transferSteps } from '#src/server/payments/transfers/tables.ts'
import { userPassword } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import { days } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const desk = await openTransferDesk({ academy, shop })
const { admin, order, sendProof, confirm, decline, transferOf, follow } = desk

const mailsOf = async (userId: string, count: number) =>
  (await academy.mailsTo(`${userId}@example.org`, count, 5000)).map(mailText)
const stepsOf = (transferId: string) =>
  db.select().from(transferSteps).where(eq(transferSteps.transferId, transferId)).orderBy(transferSteps.at)

test('L-PAY-1 D-1 who transfers is told where to, shows a proof, and has the course once staff have the money', async () => {
  const { client, userId, courseId, orderId, transfer } = await order()
  const [told = ''] = await mailsOf(userId, 1)
  for (const word of [transfer.reference, 'FR76 1234 5678', '$89.00', 'Sprint Mechanics']) expect(told).toContain(word)
  const read = await client.get(`/api/transfer/${orderId}`)
  expect(read.body.transfer).toMatchObject({ state: 'waiting', amount: 89, reference: transfer.reference, proofs: [] })
  expect((await client.get('/api/my-orders')).body.orders).toMatchObject([{ status: 'waiting', isTransfer: true }])
  expect(await shop.owns(client, courseId)).toBe(false)

  const sent = await sendProof(client, orderId)
  expect(sent.body.transfer).toMatchObject({ state: 'sent', proofs: [{ isPdf: false }] })
  expect((await shop.orderOf(orderId))?.status).toBe('processing')
  expect((await admin.get('/api/admin/attention')).body.transfersToCheck).toBe(1)
  const list = (await admin.get(`/api/admin/transfers?words=${transfer.reference.toLowerCase()}`)).body
  expect(list.transfers).toMatchObject([{ _id: transfer.id, order: orderId, course: 'Sprint Mechanics' }])

  expect(await confirm(transfer.id)).toMatchObject({ status: 200, body: { outcome: 'paid' } })
  expect(await shop.owns(client, courseId)).toBe(true)
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', paidAt: expect.any(Date) })
  expect((await mailsOf(userId, 2)).filter(mail => mail.includes('Receipt') || mail.includes('receipt'))).not.toEqual(
    [],
  )
  expect((await client.get(`/api/my-orders/${orderId}/receipt`)).body.receipt).toMatchObject({ payment: transfer.id })
  const trace = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.thingId, orderId), eq(auditEntries.action, 'payment.approve')))
  expect(trace).toMatchObject([{ after: { state: 'received', amountCents: 8_900 } }])
  expect(await confirm(transfer.id)).toMatchObject({ status: 409, body: { code: 'transfer-decided' } })
  expect((await sendProof(client, orderId)).body.code).toBe('transfer-decided')
})

test('a declined proof is told with its reason, and another one may come', async () => {
  const { client, userId, orderId, transfer } = await order()
  await sendProof(client, orderId)
  expect((await decline(transfer.id)).status).toBe(200)
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  const mails = await mailsOf(userId, 2)
  expect(mails.filter(mail => mail.includes('photo of a cat'))).toHaveLength(1)
  // The card provider's mail of a declined payment would be wrong here.
  expect(mails.filter(mail => mail.includes('your bank declined'))).toEqual([])
  const { body } = await client.get(`/api/transfer/${orderId}`)
  expect(body.transfer).toMatchObject({ state: 'waiting', declined: 'This is a photo of a cat' })
  expect((await decline(transfer.id)).body.code).toBe('transfer-decided')
  expect((await sendProof(client, orderId)).body.transfer).toMatchObject({ state: 'sent', declined: null })
  expect((await confirm(transfer.id)).body.outcome).toBe('paid')
})

test('T29 a transfer and its proofs are there for its buyer and for staff alone', async () => {
  const { client, orderId, transfer } = await order()
  const { body } = await sendProof(client, orderId)
  const proof = `/api/transfer/${orderId}/proofs/${body.transfer.proofs[0]._id}`
  const stranger = (await shop.meet()).client
  for (const answer of [
    await stranger.get(`/api/transfer/${orderId}`),
    await sendProof(stranger, orderId),
    await stranger.post(`/api/transfer/${orderId}/give-up`),
    await stranger.get(proof),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
  expect((await academy.client().get(proof)).status).toBe(401)
  expect((await confirm(transfer.id, client)).status).toBe(403)
  for (const who of [client, admin]) {
    const file = await who.get(proof)
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'image/avif',
      'private, no-store',
    ])
  }
  const elsewhere = await order()
  expect((await client.get(proof.replace(orderId, elsewhere.orderId))).status).toBe(404)
})

test('D-50 what is neither image nor harmless PDF is no proof, and five are enough', async () => {
  const { client, orderId, transfer } = await order()
  const text = new File(['I have paid, believe me'], 'slip.png', { type: 'image/png' })
  expect((await sendProof(client, orderId, text)).body.code).toBe('not-an-image')
  const fake = new File(['%PDF-1.7 no more'], 'slip.pdf', { type: 'application/pdf' })
  expect((await sendProof(client, orderId, fake)).body.code).toBe('not-a-pdf')
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendProof(client, orderId)))
  const taken = answers.filter(({ status }) => status === 200)
  // Two uploads at once for one person is the platform's own limit.
  expect(taken.length).toBeGreaterThan(0)
  for (let sent = taken.length; sent < 7; sent += 1) await sendProof(client, orderId)
  expect((await sendProof(client, orderId)).body.code).toBe('too-many-proofs')
  expect((await stepsOf(transfer.id)).filter(({ what }) => what === 'sent')).toHaveLength(5)
})

test('R3 two who confirm, and one who declines at the same time, are one decision', async () => {
  const { client, orderId, courseId, transfer } = await order()
  await sendProof(client, orderId)
  const answers = await Promise.all([
    confirm(transfer.id),
    confirm(transfer.id, desk.other),
    confirm(transfer.id),
    decline(transfer.id, desk.other),
  ])
  const confirmed = answers.slice(0, 3).filter(({ status }) => status === 200)
  expect(confirmed).toHaveLength(1)
  expect(await shop.owns(client, courseId)).toBe(true)
  expect((await stepsOf(transfer.id)).filter(({ what }) => what === 'received')).toHaveLength(1)
})

test('who changes their mind pays by card, and the transfer is expected no longer', async () => {
  const { client, courseId, orderId, transfer } = await order()
  const byCard = await shop.start(client, courseId)
  expect(byCard.orderId).toBe(orderId)
  await expect.poll(async () => (await find(transfer.id))?.state).toBe('cancelled')
  await shop.pay(byCard.intentId)
  await expect.poll(() => shop.owns(client, courseId)).toBe(true)
})

test('R5 money that comes although the course was paid by card goes before the staff, and back by hand', async () => {
  const { client, courseId, orderId, transfer } = await order()
  const { intentId } = await shop.start(client, courseId)
  await shop.pay(intentId)
  await expect.poll(() => shop.owns(client, courseId)).toBe(true)
  expect((await confirm(transfer.id)).status).toBe(200)
  await expect.poll(() => shop.casesOf(transfer.id)).toMatchObject([{ reason: 'second', closedAt: null }])
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', paymentIntentId: intentId })
  const { body } = await admin.get('/api/admin/payments/cases')
  const waiting = body.cases.find(({ subject }: { subject: string }) => subject === transfer.id)
  expect(waiting).toMatchObject({ canRefund: true, amount: 89 })
  const refund = (note?: string) =>
    admin.post(`/api/admin/payments/cases/${waiting._id}/refund`, {
      password: userPassword,
      version: waiting.version,
      note,
    })
  expect((await refund()).status, 'how it went back is to be said').toBe(400)
  expect((await refund('Transfer of 4 May')).body).toEqual({ refunded: true })
  expect(await find(transfer.id)).toMatchObject({ refundedCents: 8_900 })
  const { rows } = await db.execute(
    sql`select what, amount_cents from order_movements where payment_id = ${transfer.id} order by amount_cents`,
  )
  expect(rows).toEqual([
    { what: 'refund', amount_cents: -8_900 },
    { what: 'payment', amount_cents: 8_900 },
  ])
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('R26 the price of who was told to transfer stays, lower and higher, until they are given up', async () => {
  const { client, courseId, orderId } = await order()
  for (const priceCents of [5_000, 12_000]) {
    await db.update(courses).set({ priceCents }).where(eq(courses.id, courseId))
    const { body } = await client.post('/api/order/', { courseId })
    expect([body.order._id, body.amount]).toEqual([orderId, 89])
  }
})

test('who does not transfer is reminded once, and given up a day after the end; late money still opens the course', async () => {
  const { client, userId, courseId, orderId, transfer } = await order()
  await follow(days(4))
  expect((await stepsOf(transfer.id)).map(({ what }) => what)).toEqual(['begun'])
  for (const later of [days(5.5), days(6), days(7.5)]) await follow(later)
  expect((await stepsOf(transfer.id)).map(({ what }) => what)).toEqual(['begun', 'reminded'])
  expect((await shop.orderOf(orderId))?.status).toBe('open')
  await follow(days(8.1))
  await follow(days(8.2))
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
  const mails = await mailsOf(userId, 3)
  expect(mails.filter(mail => mail.includes('has not arrived yet'))).toHaveLength(1)
  expect(mails.filter(mail => mail.includes('was given up'))).toHaveLength(1)
  expect((await sendProof(client, orderId)).body.code).toBe('transfer-cancelled')
  expect((await confirm(transfer.id)).body.outcome).toBe('paid')
  expect(await shop.owns(client, courseId)).toBe(true)
})

test('who said that the money is on its way is never given up by time, and cannot give up themselves', async () => {
  const { client, orderId } = await order()
  await sendProof(client, orderId)
  await follow(days(60))
  expect((await client.post(`/api/transfer/${orderId}/give-up`)).body.code).toBe('payment-processing')
  expect((await shop.orderOf(orderId))?.status).toBe('processing')
})

test('a buyer gives up, and may order anew with another reference', async () => {
  const { client, courseId, orderId, transfer } = await order()
  expect((await client.post(`/api/transfer/${orderId}/give-up`)).body).toEqual({ course: courseId })
  expect((await shop.orderOf(orderId))?.status).toBe('cancelled')
  const again = await desk.begin(client, courseId)
  expect(again.orderId).not.toBe(orderId)
  expect((await transferOf(again.orderId)).reference).not.toBe(transfer.reference)
})

test('T85 what is sent back by hand is noted, closes the course, and cannot be sent back twice', async () => {
  const { client, userId, courseId, orderId, transfer } = await order()
  await confirm(transfer.id)
  const refund = () =>
    admin.post(`/api/admin/orders/${orderId}/refund`, { password: '', note: 'Transfer of 3 May, number 8' })
  // Without a second factor the password is asked for.
  expect((await refund()).status).toBe(400)
  const asked = { password: 'Correct-Horse-7', note: 'Transfer of 3 May, number 8' }
  const answer = await admin.post(`/api/admin/orders/${orderId}/refund`, { ...asked, password: userPassword })
  expect(answer.body).toEqual({ refunded: true })
  expect(await shop.owns(client, courseId)).toBe(false)
  expect((await stepsOf(transfer.id)).at(-1)).toMatchObject({ what: 'refunded', amountCents: 8_900, note: asked.note })
  expect((await mailsOf(userId, 3)).filter(mail => mail.includes('was refunded'))).toHaveLength(1)
  const again = await admin.post(`/api/admin/orders/${orderId}/refund`, { ...asked, password: userPassword })
  expect(again.body.code).toBe('order-refunded')
})

test('staff find a transfer by its reference or payment in whatever state, and what waits for them stands first', async () => {
  const [waiting, sent] = [await order(), await order()]
  await sendProof(sent.client, sent.orderId)
  const idsOf = async (query: string) =>
    (await admin.get(`/api/admin/transfers${query}`)).body.transfers.map(({ _id }: { _id: string }) => _id)
  expect(await idsOf(`?words=${waiting.transfer.reference}`)).toEqual([waiting.transfer.id])
  expect(await idsOf(`?words=${waiting.transfer.id}`)).toEqual([waiting.transfer.id])
  expect(await idsOf('?words=ZZZZ-ZZZZ')).toEqual([])
  const all = await idsOf('?limit=100')
  expect(all.indexOf(sent.transfer.id)).toBeLessThan(all.indexOf(waiting.transfer.id))
  expect(await idsOf('?state=waiting&limit=100')).not.toContain(sent.transfer.id)
})

async function find(id: string) {
  const [row] = await db.select().from(bankTransfers).where(eq(bankTransfers.id, id))
  return row
}
