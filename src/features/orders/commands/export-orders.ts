import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'

import type { OrdersFileInput } from '../contract/orders.ts'
import { MOST_ROWS, readOrdersFile } from '../queries/export-orders.ts'
import { fitting } from '../queries/manage-orders.ts'
import { orders } from '../tables.ts'

/**
 * Writes down that the orders of the list leave the academy, before the first of them does. The words that were searched
 * are not kept: they may name somebody who is erased later.
 * @returns the file, piece by piece
 */
export async function exportOrders(context: Context, filters: z.output<typeof OrdersFileInput>) {
  const { db } = context
  const { words, ...kept } = filters
  const rows = Math.min(MOST_ROWS, await db.$count(orders, fitting(context, filters)))
  const after = { rows, ...kept, searched: words !== undefined }
  await db.transaction(tx => recordAudit(tx, context, { action: 'order.export', thing: { id: null, name: '' }, after }))
  return readOrdersFile(context, filters)
}
