import { and, eq, inArray, isNotNull, lt, ne, or, type SQL } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import type { PersonalData } from '#src/server/personal-data.ts'
import { days } from '#src/wire/durations.ts'

/** How long it is told who paid, once a case is decided: as long as a bank may still take the money back. */
const payerLifeMs = days(180)

/**
 * What staff decided about a person's money. Cases stay for the books, and with them nothing but the id of their person.
 * An email that was typed at the provider may be anybody's: no export holds it (decision 0044). It goes all the same once
 * the case is decided, since it is nothing but the address. Until then only one's own goes: somebody else may have paid, and
 * wait for their money.
 */
export const paymentData: PersonalData = {
  name: 'payments',
  collect: async (db, { userId }) => {
    const { kind, subject: payment, amountCents, currency, openedAt, closedAt, outcome } = paymentCases
    const told = { kind, payment, amountCents, currency, openedAt, closedAt, outcome }
    const rows = await db.select(told).from(paymentCases).where(eq(paymentCases.userId, userId)).orderBy(openedAt)
    return { rows }
  },
  erase: async (tx, { userId, emails }) => {
    const isDecided = and(eq(paymentCases.userId, userId), isNotNull(paymentCases.closedAt))
    await forget(tx, or(isDecided, inArray(paymentCases.payerEmail, [...emails])))
    return []
  },
}

/** Forgets who paid for what was decided long ago: a payer without an account cannot ask for it. */
export async function forgetPayers({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await forget(db, lt(paymentCases.closedAt, new Date(now().getTime() - payerLifeMs)))
}

/** Empty, not null: the next message about a case would write it again. */
const forget = (db: Db, where: SQL | undefined) =>
  db
    .update(paymentCases)
    .set({ payerEmail: '' })
    .where(and(where, isNotNull(paymentCases.payerEmail), ne(paymentCases.payerEmail, '')))
