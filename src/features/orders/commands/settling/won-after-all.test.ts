import { expect, test } from 'vitest'

import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { seconds } from '#src/wire/durations.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy, givenBack, reconcile } = await openRefunds({ academy, shop })

test('T85 R5 a dispute that is won after its buyer has paid again gives that payment back, and the course stays', async () => {
  const first = await buy()
  const { client, userId, courseId, intentId, orderId } = first
  const disputeId = await shop.dispute(intentId)
  await shop.verdict(disputeId, 'lost')
  await reconcile()
  expect(await shop.owns(client, courseId)).toBe(false)
  const again = await shop.start(client, courseId)
  await shop.pay(again.intentId)
  await shop.deliver(eventAbout(again.intentId))
  await shop.overturn(disputeId)
  await reconcile()
  await expect.poll(() => givenBack(intentId), { timeout: seconds(20) }).toMatchObject([{ amount: 8_900 }])
  const refundCase = async () => (await shop.casesOf(intentId)).find(({ kind }) => kind === 'payment')
  await expect.poll(refundCase).toMatchObject({ reason: 'second', userId, outcome: 'refunded' })
  await reconcile()
  expect((await shop.orderOf(orderId))?.status).toBe('refunded')
  expect((await shop.orderOf(again.orderId))?.status).toBe('paid')
  expect(await givenBack(again.intentId)).toEqual([])
  expect(await shop.owns(client, courseId)).toBe(true)
  const mails = await academy.mailsTo(`${userId}@example.org`, 4)
  const subjects = mails.map(mail => /^Subject: (.*?)\r?$/m.exec(mail)?.[1] ?? '')
  expect(subjects).toContain('Your second payment for Sprint Mechanics goes back')
  expect(subjects).not.toContain('Your payment stands: Sprint Mechanics')
})
