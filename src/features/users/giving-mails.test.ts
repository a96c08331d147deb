// What is said of the rest when staff give or sell a plan: nothing of it stops (decision 0106).
import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openPassDesk } from '#src/testing/services/pass-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const pass = await openPassDesk({ academy, desk: await openTransferDesk({ academy, shop }) })
const admin = (await seedUser(academy, { role: 'admin' })).client
await confirmByPassword(admin)
const [planId, other] = [await pass.seed(), await pass.seed({ name: 'Gold' })]

const give = (userId: string, body: object) =>
  admin.post(
    `/api/admin/users/${userId}/memberships`,
    { periods: 1, heldUntil: null, reason: 'Helped at the congress', ...body },
    { 'idempotency-key': randomUUID() },
  )

test.each([
  ['gives', {}],
  ['sells', { paid: 20 }],
])('D-8 who has a plan reads that it runs on when staff %s another one', async (_, paid) => {
  const { userId } = await seedUser(academy)
  expect((await give(userId, { planId })).status).toBe(200)
  expect((await give(userId, { planId: other, ...paid })).status).toBe(200)
  const mails = (await academy.mailsTo(`${userId}@example.org`, 2)).map(mailText)
  expect(mails[0]).not.toContain('besides')
  expect(mails[1]).toContain('What you hold besides runs out, and is not charged again:')
  expect(mails[1]).not.toContain('stops')
})
