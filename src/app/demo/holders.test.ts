// Who holds a plan of the demo holds it at the sandbox too: nothing that asks there later takes it away.
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { coverages } from '#src/features/enrolments/tables.ts'
import { reconcileMemberships } from '#src/features/memberships/commands/reconcile.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import { findBills } from '#src/features/orders/commands/bills/record-bills.ts'
import { orders } from '#src/features/orders/tables.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { days } from '#src/wire/durations.ts'

import { fillEmptyAcademy } from './demo.ts'

const academy = await keepAcademy()
const { services } = academy
const { db } = services
await fillEmptyAcademy(services, academy.academy.sandbox)
const context = { ...services, actor: { kind: 'job', name: 'reconcile-memberships' }, ip: '' } as const

const held = () =>
  db
    .select({ id: memberships.subscriptionId, status: memberships.status, leaves: memberships.cancelAtPeriodEnd })
    .from(memberships)
    .orderBy(memberships.subscriptionId)

test('plans have holders: most renew, some leave, and one has not paid', async () => {
  const all = await held()
  expect(all).toHaveLength(26)
  expect(all.filter(({ status }) => status === 'past-due')).toHaveLength(1)
  expect(all.filter(({ leaves }) => leaves)).toHaveLength(3)
  expect(all.filter(({ status }) => status === 'ended')).toEqual([])
})

test('their plans open courses for all of them but who has not paid', async () => {
  expect(await db.selectDistinct({ userId: coverages.userId }).from(coverages)).toHaveLength(25)
})

test('each payment of theirs is an order, and nothing is left to be found', async () => {
  const count = () => db.$count(orders, isNotNull(orders.planId))
  const before = await count()
  expect(before, 'some have renewed').toBeGreaterThan(26)
  await findBills(context)
  expect(await count()).toBe(before)
})

test('asking the provider about them changes nothing', async () => {
  const before = await held()
  academy.clock.now = new Date(academy.clock.now.getTime() + days(400))
  expect(await reconcileMemberships(context), 'all of them').toBe(before.length)
  expect(await held()).toEqual(before)
})
