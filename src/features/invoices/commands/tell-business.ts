import { and, eq, isNull } from 'drizzle-orm'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'

import { isBusiness } from '../policy.ts'
import type { Row } from '../queries/own-invoices.ts'
import type { Invoicing } from '../queries/settings.ts'

/**
 * Tells who buys for a business what was issued, in the transaction that issues it: once. Nobody else is told: people have
 * the mails about the money itself, and what was issued stands beside the receipt (decision 0100).
 */
export async function tellBusiness(
  { queue, publicUrl }: Context,
  tx: Tx,
  { row, settings }: { row: Row; settings: Invoicing },
): Promise<void> {
  if (!settings.isMailed || !isBusiness(row.buyer)) return
  const [buyer] = await tx
    .select({ firstName: users.firstName, email: accountEmails.email })
    .from(users)
    .innerJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .where(and(eq(users.id, row.userId), isNull(users.erasedAt)))
  if (!buyer) return
  const { kind, number, orderId, currency, totalCents, buyerName, lines } = row
  await sendMail(queue, tx, {
    to: buyer.email,
    template: 'invoice',
    data: {
      firstName: buyer.firstName,
      kind,
      number,
      buyerName,
      title: lines[0]?.title ?? '',
      totalCents: Math.abs(totalCents),
      currency,
      issuedAt: row.issuedAt.toISOString(),
      receiptUrl: `${publicUrl}/receipt/${orderId}`,
    },
  })
}
