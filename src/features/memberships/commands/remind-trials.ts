import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { days } from '#src/wire/durations.ts'
import { payableCents } from '#src/wire/money/payable.ts'

import { findUser } from '../queries/find-memberships.ts'
import { memberships, plans } from '../tables.ts'

/** So long before the first payment its holder is reminded of it. */
const NOTICE_MS = days(3)

/** So many in one run; the next one takes the rest. */
const MOST = 500

/**
 * Reminds, once, who pays for the first time soon. Free days of less than four need no reminder: the mail that began them
 * is as young.
 */
export async function remindTrials(context: Context): Promise<void> {
  const { db, now } = context
  const { currentPeriodEnd, trialEndsAt, startedAt } = memberships
  const soon = new Date(now().getTime() + NOTICE_MS)
  const due = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        isUntold,
        lte(currentPeriodEnd, soon),
        gt(trialEndsAt, now()),
        lte(trialEndsAt, soon),
        sql`${trialEndsAt} - ${startedAt} >= interval '4 days'`,
      ),
    )
    .orderBy(trialEndsAt)
    .limit(MOST)
  for (const { id } of due) await db.transaction(tx => remind(context, tx, id))
}

const isUntold = and(
  ne(memberships.status, 'ended'),
  eq(memberships.cancelAtPeriodEnd, false),
  isNull(memberships.trialToldAt),
)

async function remind({ queue, publicUrl, now }: Context, tx: Tx, id: string): Promise<void> {
  const isIt = and(isUntold, eq(memberships.id, id))
  const [membership] = await tx.update(memberships).set({ trialToldAt: now() }).where(isIt).returning()
  if (!membership) return
  const [plan] = await tx.select().from(plans).where(eq(plans.id, membership.planId))
  const user = await findUser(tx, membership.userId)
  if (!plan || !user?.email || user.disabledAt || user.erasedAt) return
  await sendMail(queue, tx, {
    to: user.email,
    template: 'membership-trial-ends',
    data: {
      firstName: user.firstName,
      planName: plan.name,
      duration: plan.duration,
      amountCents: membership.amountCents ?? payableCents(plan),
      currency: membership.currency ?? plan.currency,
      periodEndsAt: membership.currentPeriodEnd.toISOString(),
      isRefunded: false,
      url: `${publicUrl}/dashboard/membership`,
    },
  })
}
