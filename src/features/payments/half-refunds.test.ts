import { expect, test } from 'vitest'

import { userPassword } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openCases, openMoney } from '#src/testing/services/case-desk.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { admin, givenBack } = await openRefunds({ academy, shop })
const { desk, tell, auditOf, deedsOn, payTwoBills, refuseSecond, restOf } = openMoney({ academy, shop })
const { payments } = academy.services
const { caseOf, decide } = openCases(admin)
const password = { password: userPassword }

/** A subscription with two bills, of which staff have given one back: of the other one the provider said no. */
async function giveHalfBack() {
  const paid = await payTwoBills()
  const seen = await caseOf(paid.id)
  refuseSecond('staff')
  const half = await decide(seen, 'refund', password)
  shop.breakWith({ api: [] })
  expect(half.body).toMatchObject({
    code: 'refund-refused',
    message: expect.stringContaining('29.00 USD has gone back'),
  })
  const backOf = async () =>
    (await Promise.all(paid.bills.map(bill => givenBack(bill.id)))).flat().map(({ amount }) => amount)
  return { ...paid, seen, backOf, rest: await restOf(paid.bills) }
}

test('T84 R5 a refund that is refused after its first bill leaves a trace, nothing is granted, and the rest goes back', async () => {
  const { plan, payer, id, bills, backOf, seen } = await giveHalfBack()
  expect(await backOf()).toEqual([2900])
  for (const bill of bills) await shop.deliver(eventAbout(bill.id, 'charge.refunded'))
  await tell(id)
  const left = await caseOf(id)
  expect(left).toMatchObject({ _id: seen._id, grant: null, canRefund: true, returned: 29 })
  expect(left.version).not.toBe(seen.version)
  expect((await decide(seen, 'grant', { planId: plan.id })).body.code).toBe('conflict')
  expect((await decide(left, 'grant', { planId: plan.id })).body).toMatchObject({
    code: 'money-gone',
    message: expect.stringContaining('A part of this money has gone back'),
  })
  expect(await desk.membershipsOf(payer.userId)).toEqual([])
  expect(await deedsOn(seen)).toEqual(['payment.refund-part'])
  expect((await payments.findSubscription(id))?.status, 'nobody is charged for it again').toBe('canceled')
  expect((await decide(left, 'refund', password)).status).toBe(200)
  expect(await backOf()).toEqual([2900, 2900])
  const [mail = ''] = await academy.mailsTo(`${payer.userId}@example.org`)
  expect(mailText(mail)).toContain('$58.00 USD')
  expect(await deedsOn(seen)).toEqual(['payment.refund-part', 'payment.refund'])
})

test('T84 of a half refund whose rest went back at the provider the payer reads that the whole sum is gone', async () => {
  const { payer, rest, id } = await giveHalfBack()
  await shop.stripe.refunds.create({ payment_intent: rest })
  await shop.deliver(eventAbout(rest, 'charge.refunded'))
  expect((await decide(await caseOf(id), 'refund', password)).status).toBe(200)
  const [mail = ''] = await academy.mailsTo(`${payer.userId}@example.org`)
  expect(mailText(mail)).toMatch(/\$58\.00 USD has gone back/)
})

test('T84 R5 of a half refund, of whose rest the provider always says no, the case is closed, and the payer hears of the half', async () => {
  const { payer, rest, backOf, seen, id } = await giveHalfBack()
  await shop.dispute(rest)
  const again = await decide(await caseOf(id), 'refund', password)
  expect(again.body).toMatchObject({
    code: 'refund-refused',
    message: expect.stringContaining('29.00 USD has gone back'),
  })
  expect(await backOf()).toEqual([2900])
  const left = await caseOf(id)
  expect(left).toMatchObject({ grant: null, canRefund: true, canClose: true, returned: 29 })
  expect(await deedsOn(seen), 'no second trace of the same sum').toEqual(['payment.refund-part'])
  expect((await decide(left, 'close', { reason: 'The rest is a method without refunds' })).status).toBe(200)
  expect((await auditOf(seen)).at(-1)).toMatchObject({ action: 'payment.close', after: { returnedCents: 2900 } })
  const mail = (await academy.mailsTo(`${payer.userId}@example.org`)).map(mailText).join('\n')
  expect(mail).toMatch(/\$29\.00 USD has gone back/)
  await tell(id)
  expect(await desk.membershipsOf(payer.userId)).toEqual([])
})

test('T84 R12 a subscription whose bills cannot be read is not claimed', async () => {
  const { id } = await payTwoBills()
  shop.breakWith({ api: [{ kind: 'status', status: 403, path: '/v1/invoices', times: 9 }] })
  expect((await decide(await caseOf(id), 'refund', password)).status).toBe(503)
  await shop.mend()
  const left = await caseOf(id)
  expect(left).toMatchObject({ grant: 'plan', canClose: true })
  expect((await decide(left, 'close', { reason: 'Paid back by bank transfer' })).status).toBe(200)
})

test('T84 T85 a half refund that failed at the bank is no part that is gone', async () => {
  const { bills, rest, seen, id } = await giveHalfBack()
  const half = bills.find(bill => bill.id !== rest)?.id ?? ''
  await shop.failRefund((await givenBack(half))[0]?.id ?? '')
  await shop.deliver(eventAbout(half, 'refund.failed'))
  await shop.dispute(half)
  const again = await decide(await caseOf(id), 'refund', password)
  expect(again.body).toMatchObject({ code: 'refund-refused', message: expect.not.stringContaining('has gone back') })
  const left = await caseOf(id)
  expect(left).toMatchObject({ _id: seen._id, grant: 'plan', canClose: true, returned: null })
  expect((await decide(left, 'close', { reason: 'Sent by bank transfer' })).status).toBe(200)
})

test('T84 T85 a half that fails at the bank is no second case: it goes back once, with the rest', async () => {
  const { bills, rest, id, payer } = await giveHalfBack()
  const half = bills.find(bill => bill.id !== rest)?.id ?? ''
  await shop.failRefund((await givenBack(half))[0]?.id ?? '')
  for (const type of ['refund.failed', 'charge.refunded']) await shop.deliver(eventAbout(half, type))
  expect(await caseOf(half, 'refund')).toBeUndefined()
  const left = await caseOf(id)
  expect(left).toMatchObject({ returned: null, canRefund: true, canClose: true })
  expect((await decide(left, 'refund', password)).status).toBe(200)
  const standing = (await Promise.all(bills.map(bill => givenBack(bill.id)))).flat()
  expect(standing.map(({ amount, status }) => `${amount} ${status}`).toSorted()).toEqual([
    '2900 failed',
    '2900 succeeded',
    '2900 succeeded',
  ])
  await shop.deliver(eventAbout(half, 'charge.refunded'))
  expect(await caseOf(half)).toBeUndefined()
  const mails = (await academy.mailsTo(`${payer.userId}@example.org`, 2, 500)).map(mailText)
  expect(mails.filter(text => text.includes('$58.00 USD'))).toHaveLength(1)
  expect(mails.join('\n')).not.toContain('did not reach')
})

test('T84 T85 of a half that failed at the bank nobody reads that it has gone back when staff close the case', async () => {
  const { bills, rest, id, payer, seen } = await giveHalfBack()
  const half = bills.find(bill => bill.id !== rest)?.id ?? ''
  await shop.failRefund((await givenBack(half))[0]?.id ?? '')
  await shop.deliver(eventAbout(half, 'refund.failed'))
  expect((await decide(await caseOf(id), 'close', { reason: 'Sent by bank transfer' })).status).toBe(200)
  expect((await auditOf(seen)).at(-1)?.after).not.toHaveProperty('returnedCents')
  const mails = (await academy.mailsTo(`${payer.userId}@example.org`, 1, 500)).map(mailText)
  expect(mails.join('\n')).not.toContain('has gone back')
})

test('T84 T85 a half refund, whose other bill the bank takes back, is ended by its refund', async () => {
  const { rest, id, backOf, seen } = await giveHalfBack()
  await shop.verdict(await shop.dispute(rest), 'lost')
  await shop.deliver(eventAbout(rest, 'charge.dispute.closed'))
  await tell(id)
  const left = await caseOf(id)
  expect(left).toMatchObject({ grant: null, canRefund: true })
  expect((await decide(left, 'refund', password)).status).toBe(200)
  expect(await backOf()).toEqual([2900])
  expect(await caseOf(id)).toBeUndefined()
  expect(await deedsOn(seen)).toEqual(['payment.refund-part', 'payment.refund'])
})
