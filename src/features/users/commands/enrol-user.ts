import { and, eq, type SQL } from 'drizzle-orm'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { countLearner } from '#src/features/courses/commands/count-learner.ts'
import { inCatalogue } from '#src/features/courses/queries/cards.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { grantCourse, revokeCourse } from '#src/features/enrolments/commands.ts'
import { sellByHand } from '#src/features/orders/commands/buying/sell-by-hand.ts'
import { grantPaid } from '#src/features/orders/commands/settling/grant.ts'
import { sendWithdrawal } from '#src/features/orders/commands/settling/notify-buyer.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { lockUser } from './lock-user.ts'

type Wanted = { id: string; courseId: string; reason: string }

/**
 * Opens a course for somebody. Without `paid` it is no sale: nothing is charged, and no receipt follows. What was paid outside the
 * providers is an order, with its receipt.
 * Refuses 'not-found' for a course that the catalogue does not show, 'already-open', 'invalid' for a sum that cannot be, and
 * 'confirmation-needed' or 'factor-needed' to who says that money came and has not confirmed lately that it is them.
 */
export async function enrolUser(
  context: Context,
  { id, courseId, paid, reason }: Wanted & { paid?: number | undefined },
) {
  const by = paid ? await requireConfirmation(context) : undefined
  if (by && isRefused(by)) return by
  return context.db.transaction(async tx => {
    const user = await lockUser(tx, id)
    if (isRefused(user)) return user
    const course = await findTitle(tx, and(eq(courses.id, courseId), inCatalogue))
    if (course === undefined) return refuse('not-found')
    const opened =
      paid && by
        ? await sellByHand(context, tx, { userId: id, courseId, paid, note: reason, by: by.id })
        : await give(tx, { userId: id, courseId })
    if (isRefused(opened)) return opened
    await recordAudit(tx, context, {
      action: 'user.enrol',
      thing: user,
      after: { course, courseId, ...opened, reason },
    })
    return { changed: true as const }
  })
}

async function give(tx: Tx, given: { userId: string; courseId: string }) {
  if (!(await grantCourse(tx, { ...given, source: 'grant' }))) return refuse('already-open')
  await countLearner(tx, given, 1)
  return {}
}

/**
 * Takes back a course that an administrator opened, or that was joined for free, though that may be joined again as long as
 * it is free; never one that was bought: whose payment came back meanwhile, as after a refund that failed, keeps it by the
 * purchase. What was watched stays, and the learner hears of it.
 * Refuses 'not-found' and 'not-by-hand'.
 */
export async function withdrawUser(context: Context, { id, courseId, reason }: Wanted) {
  return context.db.transaction(async tx => {
    const user = await lockUser(tx, id)
    if (isRefused(user)) return user
    const held = { userId: id, courseId }
    const wasGiven = await revokeCourse(tx, { ...held, source: 'grant' })
    if (!wasGiven && !(await revokeCourse(tx, { ...held, source: 'free' }))) return refuse('not-by-hand')
    await countLearner(tx, { courseId, userId: id }, -1)
    await grantPaid(context, tx, held)
    await sendWithdrawal(context, tx, { ...held, isPaid: false })
    const before = { course: await findTitle(tx, eq(courses.id, courseId)), courseId }
    await recordAudit(tx, context, {
      action: 'user.withdraw',
      thing: user,
      before,
      ...(reason && { after: { courseId, reason } }),
    })
    return { changed: true as const }
  })
}

async function findTitle(tx: Tx, where: SQL | undefined): Promise<string | undefined> {
  const [course] = await tx.select({ title: courses.title }).from(courses).where(where)
  return course?.title
}
