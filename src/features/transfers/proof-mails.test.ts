import { expect, test } from 'vitest'

import { mailText } from '#src/testing/mail-text.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'

const { academy, shop } = await openTestShop({}, { environment: { CONTACT_EMAIL: 'office@academy.example' } })
const { order, sendProof, decline } = await openTransferDesk({ academy, shop })

test('the academy hears of a proof that waits for it, and not of each picture', async () => {
  const { client, orderId, transfer } = await order()
  await sendProof(client, orderId)
  await sendProof(client, orderId)
  const told = async () => {
    const mails = (await academy.mailsTo('office@academy.example', 20, 1500)).map(mailText)
    return mails.filter(mail => mail.includes(transfer.reference))
  }
  await expect.poll(told).toHaveLength(1)
  expect((await told())[0]).toContain(`/dashboard/manage-orders/transfers?words=${transfer.reference}`)
  await decline(transfer.id)
  await sendProof(client, orderId)
  await expect.poll(told).toHaveLength(2)
})
