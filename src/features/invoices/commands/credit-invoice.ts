import { eq, sql } from 'drizzle-orm'

import { selectSold } from '#src/features/orders/queries/sold-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { clockOf } from '#src/server/identity/clock.ts'
import { taxBetween } from '#src/wire/money/tax.ts'

import { readInvoicing } from '../queries/settings.ts'
import { invoices } from '../tables.ts'
import { lockIssuing, nextNumber } from './number.ts'
import { tellBusiness } from './tell-business.ts'

/**
 * Brings what is credited of an invoice to what went back of its order: by a credit note, or, where money came again
 * because a refund failed or a dispute was won after all, by one that takes credit back. Seller, buyer and tax are those
 * of the invoice. Nothing where both are equal, so that a second run does no harm.
 */
export async function creditInvoice(context: Context, invoiceId: string): Promise<void> {
  await context.db.transaction(async tx => {
    await lockIssuing(tx)
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId))
    if (!invoice || invoice.kind !== 'invoice') return
    const [order] = await selectSold(tx).where(eq(orders.id, invoice.orderId))
    const settings = await readInvoicing(tx)
    if (!order || !settings) return
    const before = await readCredited(tx, invoiceId)
    const after = Math.min(order.backCents, invoice.totalCents)
    if (after === before) return
    const taxCents = -taxBetween({ before, after }, invoice)
    const totalCents = before - after
    const { id: _, ...said } = invoice
    const [row] = await tx
      .insert(invoices)
      .values({
        ...said,
        kind: after > before ? 'credit-note' : 'credit-reversal',
        ...(await nextNumber(tx, settings.creditPrefix, clockOf(context))),
        invoiceId,
        netCents: totalCents - taxCents,
        taxCents,
        totalCents,
        lines: said.lines.map(({ title, netCents }) => ({
          title,
          totalCents,
          ...(netCents !== undefined && { netCents: totalCents - taxCents }),
        })),
      })
      .returning()
    if (row) await tellBusiness(context, tx, { row, settings })
  })
}

/** What is credited of an invoice, in minor units. */
async function readCredited(db: Db, invoiceId: string): Promise<number> {
  const [found] = await db
    .select({ credited: sql<number>`coalesce(-sum(${invoices.totalCents}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(eq(invoices.invoiceId, invoiceId))
  return found?.credited ?? 0
}
