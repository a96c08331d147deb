import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { clockOf } from '#src/server/identity/clock.ts'

import type { BooksFileInput } from './contract.ts'
import { spanOf } from './policy.ts'
import { readLedgerFile, readSummaryFile } from './queries/books-files.ts'

type Asked = z.output<typeof BooksFileInput>

/** Writes down that the sums of a period leave the academy. @returns the file */
export async function exportBooks(context: Context, asked: Asked): Promise<string> {
  const span = spanOf(asked, clockOf(context))
  await recordExport(context, { file: 'books', ...span })
  return readSummaryFile(context, span)
}

/** Writes down that the lines of the ledger leave the academy, before the first of them does. @returns the file, piece by piece */
export async function exportLedger(context: Context, asked: Asked): Promise<AsyncGenerator<string>> {
  const span = spanOf(asked, clockOf(context))
  await recordExport(context, { file: 'ledger', ...span })
  return readLedgerFile(context, span)
}

const recordExport = (context: Context, { file, from, to }: { file: string; from: string; to: string }) =>
  context.db.transaction(tx => {
    const after = { file, from, to }
    return recordAudit(tx, context, { action: 'order.export', thing: { id: null, name: '' }, after })
  })
