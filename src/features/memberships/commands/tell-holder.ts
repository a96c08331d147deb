import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'

type Status = 'active' | 'past-due' | 'ended'

type Change = {
  readonly person: { readonly firstName: string; readonly email: string | null }
  readonly plan: { readonly name: string; readonly duration: 'month' | 'year' }
  readonly subscription: Subscription
  readonly from: Status | undefined
  readonly to: Status
}

/** Writes to the holder when a membership begins, is not paid any more, or ends; in the transaction of the change. */
export async function tellHolder({ queue, publicUrl }: Context, tx: Db, change: Change): Promise<void> {
  const { person, plan, subscription, from, to } = change
  const template = templateFor(from, to)
  if (!template || !person.email) return
  await sendMail(queue, tx, {
    to: person.email,
    template,
    data: {
      firstName: person.firstName,
      planName: plan.name,
      duration: plan.duration,
      amountCents: subscription.amountCents,
      currency: subscription.currency,
      periodEndsAt: subscription.periodEndsAt.toISOString(),
      url: `${publicUrl}/dashboard/membership`,
    },
  })
}

function templateFor(from: Status | undefined, to: Status) {
  if (from === to) return undefined
  if (to === 'past-due') return 'membership-unpaid'
  if (to === 'ended') return from && 'membership-ended'
  return from ? undefined : 'membership-welcome'
}
