import { randomUUID } from 'node:crypto'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import { notifyPayer } from '#src/features/memberships/commands/notify-payer.ts'
import { findSettled } from '#src/features/orders/queries/find-missed.ts'
import type { Context } from '#src/server/context.ts'
import { claimForRefund, releaseCase } from '#src/server/payments/cases.ts'
import { isBill } from '#src/server/payments/intents.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { findOpen, mayRepeat } from '../queries/list-cases.ts'
import { decide } from './decide.ts'

type Case = typeof paymentCases.$inferSelect

/**
 * Gives back the money of a case, ends the subscription that it was for, and tells the buyer. The case is claimed before
 * the provider is asked, so nobody grants it meanwhile. When the provider does not answer the case stays, and asking again
 * is safe: what went back does not go back twice.
 * Refuses a wrong password (T79), 'not-found', 'case-decided', 'conflict' for a dispute, for the payment of an order, which
 * is refunded there, and for a part of a payment, which only the provider's dashboard sends again, and 'refund-refused'.
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function refundCase(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const found = await findOpen(context.db, id)
  if (isRefused(found)) return found
  if (!(await mayRefund(context, found))) return refuse('conflict')
  if (!(await claimForRefund(context.db, id))) return refuse('case-decided')
  const answer = await giveBack(context, found)
  if (!answer.isRefunded) {
    await releaseCase(context.db, id)
    return refuse('refund-refused', { text: `The payment provider refuses this refund: ${answer.reason}` })
  }
  const isFirst = await context.db.transaction(async tx => {
    const isDecided = await decide(context, tx, { found, outcome: 'refunded', amountCents: answer.allCents })
    const userId = found.userId ?? (await findHolderOf(tx, found.payerEmail))
    if (isDecided && userId)
      await notifyPayer(context, tx, {
        userId,
        planName: null,
        // What an attempt gave back whose answer nobody heard goes back with this one.
        amountCents: answer.cents || (found.refundAskedAt ? answer.allCents : 0),
        currency: found.currency ?? context.config.currency,
        why: found.kind === 'refund' ? 'again' : 'unmatched',
        isMembership: answer.isMembership,
      })
    return isDecided
  })
  return isFirst ? ({ refunded: true } as const) : refuse('case-decided')
}

async function mayRefund(context: Context, found: Case): Promise<boolean> {
  if (found.kind !== 'refund') return found.kind !== 'dispute'
  return mayRepeat(found, (await findSettled(context, [found.subject])).size > 0)
}

/** Each attempt has a key of its own: the provider repeats a refusal for its key for a day. */
async function giveBack({ payments }: Context, { id, kind, subject, amountCents }: Case) {
  if (kind === 'subscription') return { ...(await payments.returnSubscription(subject)), isMembership: true }
  const intent = await payments.findIntent(subject)
  const answer = await payments.refund(subject, `case-${id}-${randomUUID()}`)
  if (!answer.isRefunded) return answer
  const isMembership = intent !== undefined && isBill(intent)
  const allCents = intent?.receivedCents ?? amountCents ?? 0
  return { ...answer, cents: allCents - (intent?.refundedCents ?? 0), allCents, isMembership }
}
