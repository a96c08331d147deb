import { buffer } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { InvoiceFacts } from '#src/wire/documents.ts'
import { STANDARD_ZONE } from '#src/wire/time-zone.ts'

import type { Row } from '../queries/own-invoices.ts'
import { invoices } from '../tables.ts'

/**
 * Draws an invoice from what its row says, or writes it for programs, and keeps the file: whoever asks again gets the same
 * bytes. @returns its storage key
 */
export async function drawInvoice(context: Drawing, row: Row, format: 'pdf' | 'xml'): Promise<string> {
  const { storage, renderer } = context
  const key = `private/invoices/${row.id}.${format}`
  if (await storage.stat(key)) return key
  const facts = await factsOf(context, row)
  await storage.put(key, await (format === 'pdf' ? renderer.invoicePdf(facts) : renderer.invoiceXml(facts)))
  return key
}

type Drawing = Pick<Context, 'db' | 'storage' | 'renderer'>

async function factsOf({ db, storage }: Drawing, row: Row): Promise<InvoiceFacts> {
  const { academy, accent, logo, timeZone = STANDARD_ZONE } = row.letterhead
  const { netCents, taxCents, totalCents } = row
  const [about] = row.invoiceId
    ? await db
        .select({ number: invoices.number, issuedAt: invoices.issuedAt })
        .from(invoices)
        .where(eq(invoices.id, row.invoiceId))
    : []
  return {
    ...row,
    academy,
    accent,
    timeZone,
    logo: logo && (await storage.stat(logo.key)) ? await buffer(await storage.read(logo.key)) : undefined,
    about: about ?? null,
    netCents: Math.abs(netCents),
    taxCents: Math.abs(taxCents),
    totalCents: Math.abs(totalCents),
    lines: row.lines.map(({ netCents: net, ...line }) => ({
      ...line,
      totalCents: Math.abs(line.totalCents),
      ...(net !== undefined && { netCents: Math.abs(net) }),
    })),
  }
}
