import { findBuyer } from '#src/features/orders/queries/find-buyer.ts'
import { findPassBuyer } from '#src/features/orders/queries/pass-orders.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { findTransfer } from '#src/server/payments/transfers/transfers.ts'
import { seatsIn } from '#src/wire/money/places.ts'

import type { Transfer } from '../queries/find-transfers.ts'

type Turn = 'begun' | 'reminded' | 'declined' | 'expired'

type Told = { readonly transfer: Transfer; readonly turn: Turn; readonly reason?: string }

/** Tells a buyer where their transfer goes to, that it has not come, that its proof was declined, or that it was given up. */
export async function sendTransferMail(
  { queue, publicUrl }: Pick<Context, 'queue' | 'publicUrl'>,
  tx: Db,
  { transfer, turn, reason = '' }: Told,
): Promise<void> {
  const { userId, metadata, amountCents, currency, reference, account, dueAt } = transfer
  const { courseId = null, orderId = '', planId } = metadata
  const seats = seatsIn(metadata)
  const buyer = await (planId && seats === null
    ? findPassBuyer(tx, { userId, planId })
    : findBuyer(tx, { userId, courseId, planId: planId ?? null, seats }))
  if (!buyer) return
  const { email, ...names } = buyer
  const url =
    turn === 'expired'
      ? `${publicUrl}${planId ? '/pricing' : `/course/${courseId}`}`
      : `${publicUrl}/transfer/${orderId}`
  const data = { ...names, turn, reason, amountCents, currency, reference, account, dueAt: dueAt.toISOString(), url }
  await sendMail(queue, tx, { to: email, template: 'transfer', data })
}

/** What orders ask for when a transfer has just begun. */
export async function tellTransfer(context: Context, tx: Db, transferId: string): Promise<void> {
  const transfer = await findTransfer(tx, transferId)
  if (transfer) await sendTransferMail(context, tx, { transfer, turn: 'begun' })
}

/** Tells the academy that a proof waits for its staff; nobody where it has no contact address. */
export async function tellAcademy({ queue, publicUrl, identity }: Context, tx: Db, transfer: Transfer): Promise<void> {
  const { email } = identity()
  if (!email) return
  const { amountCents, currency, reference } = transfer
  const url = `${publicUrl}/dashboard/manage-orders/transfers?words=${encodeURIComponent(reference)}`
  await sendMail(queue, tx, { to: email, template: 'transfer-proof', data: { amountCents, currency, reference, url } })
}
