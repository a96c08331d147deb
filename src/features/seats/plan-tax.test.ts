// Places of a plan where the tax is added to prices (decisions 0104, 0107).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { street } from '#src/testing/services/invoicing.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { openTaxDesk } from '#src/testing/services/tax-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { openTransferDesk } from '#src/testing/services/transfer-desk.ts'
import { days } from '#src/wire/durations.ts'

import { seatGroups } from './tables.ts'

const { academy, shop } = await openTestShop({}, { environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const { admin } = await openTransferDesk({ academy, shop })
const { run, of } = await openTaxDesk({ academy, shop, admin })
const desk = openSeatsDesk({ academy, shop })

test('D-1 places of a plan, and their next period, have the tax of all of them; nothing is ordered before it is known', async () => {
  const planId = await desk.plan({ priceCents: 1_005 })
  const { client } = await seedUser(academy)
  const wanted = { planId, seats: 3 }
  expect((await client.post('/api/seats', wanted)).body.code).toBe('country-needed')
  const named = {
    name: 'Ada',
    company: '',
    ...street,
    country: 'DE',
    taxNumber: '',
  }
  await client.put('/api/billing', named)
  const { id, group } = await desk.buy(client, wanted)
  expect(group.due).toMatchObject({ amount: 35.88, tax: { net: 30.15, amount: 5.73 } })
  expect(await shop.orderOf(id)).toMatchObject({ status: 'paid', amountCents: 3_588, netCents: 3_015, planId })
  const ending = new Date(academy.services.now().getTime() + days(5))
  await db.update(seatGroups).set({ endsAt: ending }).where(eq(seatGroups.orderId, id))
  expect((await desk.read({ client, id })).group.renewal).toMatchObject({ amount: 30.15 })
  const { orderId } = await desk.renew({ client, id })
  expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', amountCents: 3_588, taxCents: 573, renewsId: id })
  await run()
  for (const one of [id, orderId])
    expect(await of(one)).toMatchObject([{ netCents: 3_015, taxCents: 573, lines: [{ quantity: 3 }] }])
})
