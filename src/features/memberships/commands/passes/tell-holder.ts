import { eq } from 'drizzle-orm'

import { findUser } from '#src/features/memberships/queries/find-memberships.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { offeredMethods } from '#src/server/identity/identity.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { isPlace } from '#src/wire/money/passes.ts'

import { findOthers } from '../notify-member.ts'

type Template = 'membership-welcome' | 'membership-given' | 'membership-ending' | 'membership-ended'
type Told = {
  readonly membershipId: string
  readonly isRefunded?: boolean
  /** Whether staff gave that back themselves, such as in cash. */
  readonly isBackByHand?: boolean
  /** Of what is given: whether it lengthens what its holder has. */
  readonly isLonger?: boolean
  /** Of one that begins: the subscriptions that stop because of it. */
  readonly stopped?: ReadonlySet<string>
}

/** Until when it is open, and that nothing is taken by itself. Nothing is open to who is disabled. */
export const sendWelcome = (context: Context, tx: Db, told: Told) => send(context, tx, 'membership-welcome', told)

/** That staff have given it, or made it longer. */
export const sendGiven = (context: Context, tx: Db, told: Told) => send(context, tx, 'membership-given', told)

/** That it ends soon, and how to renew it. */
export const sendReminder = (context: Context, tx: Db, told: Told) => send(context, tx, 'membership-ending', told)

/** That it has ended. */
export const sendEnd = (context: Context, tx: Db, told: Told) => send(context, tx, 'membership-ended', told)

async function send(context: Context, tx: Db, template: Template, told: Told): Promise<void> {
  const found = await findMembership(tx, told.membershipId)
  if (!found) return
  const user = await findUser(tx, found.userId)
  if (!user?.email || (user.disabledAt && template !== 'membership-ended')) return
  const { subscriptionId, planName, duration, amountCents, currency, periodEndsAt } = found
  const stopped = told.stopped ?? new Set<string>()
  const beside = { userId: user.id, beside: subscriptionId, stopped }
  const data = {
    firstName: user.firstName,
    planName,
    duration,
    amountCents,
    currency,
    periodEndsAt,
    isRefunded: told.isRefunded ?? false,
    renews: false,
    isPaidOnce: true,
    isRenewable: isPayable(context),
    isBackByHand: told.isBackByHand,
    isLonger: told.isLonger ?? false,
    ...(await giverOf(context, tx, subscriptionId)),
    others: template === 'membership-ending' ? [] : await findOthers(tx, beside),
    hasStopped: stopped.size > 0,
    url: `${context.publicUrl}/dashboard/membership`,
  }
  await sendMail(context.queue, tx, { to: user.email, template, data })
}

/** Whether a period of a plan can be paid for once: by card it renews. */
const isPayable = ({ identity }: Context): boolean => offeredMethods(identity()).some(method => method !== 'card')

/** Of a place, who gives it. */
async function giverOf({ answers }: Context, tx: Db, subscriptionId: string) {
  if (!isPlace(subscriptionId)) return {}
  const givers = await answers.giversOf(tx, [subscriptionId])
  return { giver: givers.get(subscriptionId) ?? '' }
}

async function findMembership(tx: Db, id: string) {
  const [found] = await tx
    .select({ held: memberships, planName: plans.name })
    .from(memberships)
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .where(eq(memberships.id, id))
  if (!found) return undefined
  const { userId, subscriptionId, amountCents, currency, interval, currentPeriodEnd } = found.held
  return {
    userId,
    subscriptionId,
    planName: found.planName,
    duration: interval === 'year' ? ('year' as const) : ('month' as const),
    amountCents: amountCents ?? 0,
    currency: currency ?? '',
    periodEndsAt: currentPeriodEnd.toISOString(),
  }
}
