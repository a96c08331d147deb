import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'

import type { LastPayment } from '#src/features/memberships/queries/paid-as.ts'
import type { Db } from '#src/server/database/database.ts'

import { orders } from '../tables.ts'

/** What was paid last for each of these memberships; what has gone back only where nothing else is left. */
export async function lastPaymentsOf(
  db: Db,
  membershipIds: readonly string[],
): Promise<ReadonlyMap<string, LastPayment>> {
  const isKept = eq(orders.status, 'paid')
  const rows = await db
    .selectDistinctOn([orders.membershipId], {
      membershipId: orders.membershipId,
      payment: orders.paymentIntentId,
      amountCents: orders.amountCents,
      status: orders.status,
    })
    .from(orders)
    .where(and(inArray(orders.membershipId, [...membershipIds]), isNotNull(orders.paidAt)))
    .orderBy(orders.membershipId, desc(isKept), desc(orders.paidAt), desc(orders.id))
  return new Map(
    rows.flatMap(({ membershipId, status, ...paid }) =>
      membershipId === null ? [] : [[membershipId, { ...paid, isKept: status === 'paid' }]],
    ),
  )
}
