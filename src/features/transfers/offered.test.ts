import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const desk = await openTransferDesk({ academy, shop })
const { order, sendProof, confirm } = desk

test('a way of paying that is not offered is refused, and what was begun by it can still be received', async () => {
  const { client, courseId, orderId, transfer } = await order()
  try {
    await desk.offer({ offersTransfer: false })
    await expect.poll(() => academy.services.identity().transfer).toBe(null)
    const refused = await desk.begin((await shop.meet()).client, courseId)
    expect([refused.answer.status, refused.answer.body.code]).toEqual([409, 'method-not-offered'])
    await sendProof(client, orderId)
    expect((await confirm(transfer.id)).body.outcome).toBe('paid')
    await desk.offer({ offersCard: false })
    await expect.poll(() => academy.services.identity().offersCard).toBe(false)
    const card = await desk.begin((await shop.meet()).client, courseId, 'card')
    expect(card.answer.body.code).toBe('method-not-offered')
  } finally {
    await desk.offer({})
    await expect.poll(() => academy.services.identity()).toMatchObject({ offersCard: true, transfer: { days: 7 } })
  }
})

test('ASVS 7.5.1 where the money goes is changed by who confirms that it is them, and never to nowhere', async () => {
  expect((await desk.offer({ offersCard: false, offersTransfer: false })).body.code).toBe('no-method')
  expect((await desk.offer({ transferAccount: '  ' })).body.code).toBe('no-account')
  const fresh = (await seedUser(academy, { role: 'admin' })).client
  const given = { offersCard: true, offersTransfer: true, transferAccount: 'IBAN: mine', transferDays: 7 }
  expect((await fresh.put('/api/admin/settings/payments', given)).body.code).toBe('confirmation-needed')
  expect(academy.services.identity().transfer?.account).toContain('FR76')
})
