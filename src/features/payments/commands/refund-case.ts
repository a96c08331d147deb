import { randomUUID } from 'node:crypto'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import { notifyPayer } from '#src/features/memberships/commands/notify-payer.ts'
import { findSettled } from '#src/features/orders/queries/find-missed.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { claimForRefund, keepReturned, releaseCase } from '#src/server/payments/claims.ts'
import { isBill } from '#src/server/payments/intents.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'
import { dollarsOf } from '#src/wire/money/money.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { findOpen, mayRefund, type Shown, whatIsNow } from '../queries/list-cases.ts'
import { decide } from './decide.ts'

type Case = typeof paymentCases.$inferSelect

/**
 * Gives back the money of a case, ends the subscription that it was for, and tells the buyer. The case is claimed before
 * the provider is asked, so nobody grants it meanwhile. When the provider does not answer the case stays, and asking again
 * is safe: what went back does not go back twice.
 * Refuses a wrong password (T79), 'not-found', 'case-decided', 'conflict' for a dispute, for the payment of an order, which
 * is refunded there, for a part of a payment, which only the provider's dashboard sends again, and for what is not what was
 * seen; and 'refund-refused', also where one of several bills is refused: what went back of the others is kept with the
 * case, which only asking again finishes.
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function refundCase(context: Context, { password, ...shown }: Shown & { password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const found = await findOpen(context.db, shown)
  if (isRefused(found)) return found
  const { id, subject } = found
  if (!mayRefund(found, (await findSettled(context, [subject])).has(subject))) return refuse('conflict')
  if (!(await claimForRefund(context.db, found))) return whatIsNow(context.db, id)
  const answer = await giveBack(context, found)
  if (!answer.isRefunded) return refused(context, found, answer)
  return endRefund(context, found, answer)
}

type Answer = Extract<Awaited<ReturnType<typeof giveBack>>, { isRefunded: true }>

async function endRefund(context: Context, found: Case, answer: Answer) {
  const late = await context.db.transaction(async tx => {
    const decided = await decide(context, tx, { found, outcome: 'refunded', amountCents: answer.allCents })
    if (!decided) await tellPayer(context, tx, found, answer)
    return decided
  })
  if (!late) return { refunded: true } as const
  // What was given back has failed once more: that may be decided like the failure before.
  if (found.kind === 'refund') await releaseCase(context.db, found.id, 'staff')
  return late.refused === 'conflict' ? refuse('conflict', { text: goneBack }) : late
}

const goneBack = 'The money has gone back. There is news of this case since: read it again'

/** What went back before, as from the provider's dashboard, is told as gone; of what was never paid there is nothing to tell. */
async function tellPayer(context: Context, tx: Tx, found: Case, { cents, allCents, isMembership }: Answer) {
  const userId = found.userId ?? (await findHolderOf(tx, found.payerEmail))
  if (!userId || allCents === 0) return
  await notifyPayer(context, tx, {
    userId,
    planName: null,
    amountCents: cents || allCents,
    currency: found.currency ?? context.config.currency,
    why: cents === 0 ? 'gone' : whyOf(found),
    isMembership,
  })
}

type Refusal = { readonly reason: string; readonly cents: number }

/** Where nothing went back everything may be decided again. A part that did has its trace, and the rest goes back or stays. */
async function refused(context: Context, { id, subject, ...found }: Case, { reason, cents }: Refusal) {
  const text = `The payment provider refuses this refund: ${reason}`
  if (cents === 0) {
    await releaseCase(context.db, id, 'staff')
    return refuse('refund-refused', { text })
  }
  const currency = found.currency ?? context.config.currency
  await context.db.transaction(async tx => {
    if (!(await keepReturned(tx, id, cents))) return
    await recordAudit(tx, context, {
      action: 'payment.refund-part',
      thing: { id, name: subject },
      before: { returnedCents: found.returnedCents },
      after: { returnedCents: cents, currency, reason },
    })
  })
  const sum = `${dollarsOf(cents).toFixed(2)} ${currency.toUpperCase()}`
  return refuse('refund-refused', { text: `${sum} has gone back, and the subscription has ended. ${text}` })
}

function whyOf({ kind, reason }: Case) {
  if (kind === 'refund') return 'again'
  return reason === 'won-twin' ? 'twin' : 'unmatched'
}

async function giveBack({ payments }: Context, { id, kind, subject, amountCents }: Case) {
  if (kind === 'subscription') return { ...(await payments.returnSubscription(subject)), isMembership: true }
  const intent = await payments.findIntent(subject)
  const answer = await payments.refund(subject, { key: `case-${id}-${randomUUID()}`, cause: id })
  if (!answer.isRefunded) return { ...answer, cents: 0 }
  const isMembership = intent !== undefined && isBill(intent)
  const allCents = intent?.receivedCents ?? amountCents ?? 0
  return { ...answer, allCents, isMembership }
}
