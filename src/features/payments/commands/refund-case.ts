import { randomUUID } from 'node:crypto'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { settleAgain } from '#src/features/orders/commands/settling/settle-payment.ts'
import { findSettled } from '#src/features/orders/queries/find-missed.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { type Claim, claimForRefund, releaseCase } from '#src/server/payments/claims.ts'
import { type Intent, isBill } from '#src/server/payments/intents.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'
import { isReturnedByHand } from '#src/wire/money/methods.ts'
import { sumOf } from '#src/wire/money/money.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { findOpen, mayRefund, type Shown, whatIsNow } from '../queries/list-cases.ts'
import { decide } from './decide.ts'
import { tellPayer } from './tell-payer.ts'

type Case = typeof paymentCases.$inferSelect

/** `note`: how it went back, where no provider sends it. */
type Asking = Shown & { readonly password: string; readonly note?: string | undefined }

/**
 * Gives back the money of a case, ends the subscription that it was for, and tells the buyer. The case is claimed before
 * the provider is asked, so nobody grants it meanwhile. When the provider does not answer the case stays, and asking again
 * is safe: what went back does not go back twice.
 * Refuses a wrong password (T79), 'not-found', 'case-decided', 'conflict' for a dispute, for the payment of an order, which
 * is refunded there, for a part of a payment, which only the provider's dashboard sends again, and for what is not what was
 * seen; 'refund-under-way' while others ask; and 'refund-refused', also where one of several bills is refused: what went back of the others is kept with the case.
 * @throws PaymentsUnavailable when the provider does not answer
 */
export async function refundCase(context: Context, { password, note = '', ...shown }: Asking) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  const found = await findOpen(context.db, shown)
  if (isRefused(found)) return found
  const { id, subject } = found
  if (!mayRefund(found, (await findSettled(context, [subject])).has(subject))) return refuse('conflict')
  // What cannot be read, as with a key without that right, is not claimed.
  const intent = await read(context, found)
  await using claim = await claimForRefund(context.db, found)
  if (!claim) return barTo(context, id)
  if (isReturnedByHand(subject) && !note) return refuse('invalid', { text: 'note: Please note how it went back' })
  const answer = await giveBack(context, found, { intent, note })
  const asked = { found, claim }
  // Awaited while it is claimed.
  if (!answer.isRefunded) return await refused(context, asked, answer)
  const ended = await endRefund(context, asked, answer)
  // No provider tells of it: order and ledger hear of it here.
  if (isReturnedByHand(subject)) await settleAgain(context, subject)
  return ended
}

/** @returns the payment of a case; of a subscription none, but its bills can be read */
async function read({ payments }: Context, { kind, subject }: Case): Promise<Intent | undefined> {
  if (kind !== 'subscription') return payments.findIntent(subject)
  if (await payments.findSubscription(subject)) await payments.findReturned(subject)
  return undefined
}

/** Why a case cannot be claimed: somebody was faster. */
async function barTo({ db }: Context, id: string): Promise<Refused> {
  const now = await findOpen(db, { id })
  return !isRefused(now) && now.refundAttempt ? refuse('refund-under-way') : whatIsNow(db, id)
}

type Asked = { readonly found: Case; readonly claim: Claim }

type Answer = Extract<Awaited<ReturnType<typeof giveBack>>, { isRefunded: true }>

async function endRefund(context: Context, { found, claim }: Asked, answer: Answer) {
  const late = await context.db.transaction(async tx => {
    const decided = await decide(context, tx, { found, outcome: 'refunded', amountCents: answer.allCents })
    if (!decided) await tellPayer(context, tx, found, toldOf(found, answer))
    return decided
  })
  if (!late) return { refunded: true } as const
  // What was given back has failed once more: that may be decided like the failure before.
  if (found.kind === 'refund') await releaseCase(context, claim, { cents: 0, reason: goneBack })
  return late.refused === 'conflict' ? refuse('conflict', { text: goneBack }) : late
}

const goneBack = 'The money has gone back. There is news of this case since: read it again'

/**
 * What went back before, as from the provider's dashboard, is told as gone. Of a refund that was refused halfway nobody was told:
 * it is told as a whole, whoever gave back the rest.
 */
function toldOf({ kind, reason, returnedCents }: Case, { cents, allCents, isMembership }: Answer) {
  const told = { amountCents: returnedCents === null && cents > 0 ? cents : allCents, isMembership }
  if (cents <= (returnedCents ?? 0)) return { ...told, why: 'gone' } as const
  if (kind === 'refund') return { ...told, why: 'again' } as const
  return { ...told, why: reason === 'won-twin' ? 'twin' : 'unmatched' } as const
}

type Refusal = { readonly reason: string; readonly cents: number; readonly isPassing: boolean }

/** Where nothing went back everything may be decided again. A part that did is told. */
async function refused(context: Context, { found: { currency }, claim }: Asked, refusal: Refusal) {
  await releaseCase(context, claim, refusal)
  const { reason, cents } = refusal
  const text = `The payment provider refuses this refund: ${reason}`
  if (cents === 0) return refuse('refund-refused', { text })
  const sum = sumOf(cents, currency ?? context.identity().currency)
  return refuse('refund-refused', { text: `${sum} has gone back, and the subscription has ended. ${text}` })
}

async function giveBack(
  { payments, actor }: Context,
  { id, kind, subject, amountCents }: Case,
  { intent, note }: { intent: Intent | undefined; note: string },
) {
  if (kind === 'subscription') return { ...(await payments.returnSubscription(subject)), isMembership: true }
  // A transfer goes back by hand: whoever asks has sent it, or does.
  const by = userOf(actor)?.id
  const answer = await payments.refund(subject, {
    key: `case-${id}-${randomUUID()}`,
    cause: id,
    byHand: by ? { note, by } : undefined,
  })
  if (!answer.isRefunded) return { ...answer, cents: 0 }
  const isMembership = intent !== undefined && isBill(intent)
  const allCents = intent?.receivedCents ?? amountCents ?? 0
  return { ...answer, allCents, isMembership }
}
