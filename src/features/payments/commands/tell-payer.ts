import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import { notifyPayer } from '#src/features/memberships/commands/notify-payer.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'

type Told = Pick<Parameters<typeof notifyPayer>[2], 'amountCents' | 'why' | 'isMembership'>

/** Writes to who paid what of the money of a case has gone back, or goes back: of what was never paid there is nothing to tell. */
export async function tellPayer(
  context: Context,
  tx: Tx,
  { userId: known, payerEmail, currency }: typeof paymentCases.$inferSelect,
  told: Told,
): Promise<void> {
  const userId = known ?? (await findHolderOf(tx, payerEmail))
  if (!userId || told.amountCents === 0) return
  await notifyPayer(context, tx, { userId, planName: null, currency: currency ?? context.identity().currency, ...told })
}
