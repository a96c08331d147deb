import { expect, test } from 'vitest'

import { openRefunds } from '#src/testing/services/refunds.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { buy, refund, admin } = await openRefunds({ academy, shop })

type Bought = Awaited<ReturnType<typeof buy>>
const hear = ({ intentId }: Bought, type: string) => shop.deliver(eventAbout(intentId, type))
const shown = async ({ orderId }: Bought) => (await admin.client.get(`/api/admin/orders/${orderId}`)).body.order

/** Somebody whose bank asks about what they have paid. */
async function beAsked() {
  const bought = await buy()
  const disputeId = await shop.dispute(bought.intentId, true)
  await hear(bought, 'charge.dispute.created')
  expect(await shown(bought)).toMatchObject({ state: 'paid', dispute: 'open', needsReview: true, refundBar: null })
  return { ...bought, disputeId }
}

test('T85 an order that a bank only asks about is refunded, and the case stays until the bank has closed it', async () => {
  const bought = await beAsked()
  expect((await refund(bought.orderId)).status).toBe(200)
  expect(await shown(bought)).toMatchObject({ state: 'refunded', dispute: 'open', needsReview: true })
  await shop.verdict(bought.disputeId, 'won')
  await hear(bought, 'charge.dispute.closed')
  expect(await shown(bought)).toMatchObject({ state: 'refunded', needsReview: false })
  expect(await shop.casesOf(bought.intentId)).toMatchObject([{ kind: 'dispute', outcome: 'settled' }])
})

test('T85 an inquiry that becomes a dispute holds the money back, and is still one case', async () => {
  const bought = await beAsked()
  await academy.asOwner(
    `update sandbox.objects set object = jsonb_set(object::jsonb, '{status}', '"needs_response"') where id = '${bought.disputeId}'`,
  )
  await hear(bought, 'charge.dispute.updated')
  expect(await shown(bought)).toMatchObject({ refundBar: 'disputed' })
  expect((await refund(bought.orderId)).body).toMatchObject({ code: 'conflict' })
  expect(await shop.casesOf(bought.intentId)).toMatchObject([{ kind: 'dispute', closedAt: null }])
})
