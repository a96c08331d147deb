import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'

import type { InvoicesFileInput } from '../contract.ts'
import { MOST_ROWS, readInvoicesFile } from '../queries/export-invoices.ts'
import { fitting } from '../queries/manage-invoices.ts'
import { invoices } from '../tables.ts'

/**
 * Writes down that the invoices of the list leave the academy, before the first of them does. The words that were searched
 * are not kept: they may name somebody who is erased later.
 * @returns the file, piece by piece
 */
export async function exportInvoices(context: Context, filters: z.output<typeof InvoicesFileInput>) {
  const { db } = context
  const { words, ...kept } = filters
  const rows = Math.min(MOST_ROWS, await db.$count(invoices, fitting(filters)))
  const after = { rows, ...kept, searched: words !== undefined }
  await db.transaction(tx =>
    recordAudit(tx, context, { action: 'invoice.export', thing: { id: null, name: '' }, after }),
  )
  return readInvoicesFile(context, filters)
}
