import { asc, eq } from 'drizzle-orm'

import type { PersonalData } from '#src/server/personal-data.ts'

import { findBilling } from '../queries/own-invoices.ts'
import { billingDetails, invoices } from '../tables.ts'

/** To whom a person's invoices are made out, and these. What was issued stays for the books as the law asks, and says what it said. */
export const invoiceData: PersonalData = {
  name: 'invoices',
  collect: async (db, { userId }) => ({
    rows: {
      billing: await findBilling(db, userId),
      issued: await db
        .select({
          kind: invoices.kind,
          number: invoices.number,
          order: invoices.orderId,
          issuedAt: invoices.issuedAt,
          netCents: invoices.netCents,
          taxCents: invoices.taxCents,
          totalCents: invoices.totalCents,
          currency: invoices.currency,
          buyer: invoices.buyer,
          lines: invoices.lines,
        })
        .from(invoices)
        .where(eq(invoices.userId, userId))
        .orderBy(asc(invoices.issuedAt), asc(invoices.id)),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(billingDetails).where(eq(billingDetails.userId, userId))
    return []
  },
}
