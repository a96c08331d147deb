import { and, eq, sql } from 'drizzle-orm'

import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'

import { seatGroups, seatPeriods } from '../tables.ts'
import { areOpen } from './find-seats.ts'

/** The answer to what orders ask: whether the places that an order has paid for, or its group of a plan, are open now. */
export async function arePlacesOpen({ now }: Pick<Context, 'now'>, tx: Tx, orderId: string): Promise<boolean> {
  const isItsGroup = eq(seatGroups.orderId, sql`coalesce(${seatPeriods.groupId}, ${orders.id})`)
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(seatPeriods, eq(seatPeriods.orderId, orders.id))
    .innerJoin(seatGroups, isItsGroup)
    .where(and(eq(orders.id, orderId), areOpen(now())))
  return open.length > 0
}
