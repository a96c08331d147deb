// Staff take a review off the course's page, and put it back. It stays what its author said, who still sees it.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { courseRatings, courses } from '../tables/courses.ts'
import { announceWithdrawn, lockCourse, summarise } from './rate-course.ts'

type Which = { id: string; user: string }

/** Takes a review and its stars out of what others see (D-37). Refuses 'not-found', and 'conflict' when it is hidden already. */
export const hideReview = (context: Context, { reason, ...which }: Which & { reason: string }) =>
  change(context, which, { hiddenAt: context.now(), hiddenReason: reason })

/** Shows it again, as its author has it now. Refuses like `hideReview`. */
export const showReview = (context: Context, which: Which) =>
  change(context, which, { hiddenAt: null, hiddenReason: null })

type State = Pick<typeof courseRatings.$inferSelect, 'hiddenAt' | 'hiddenReason'>

const fieldsOf = ({ hiddenAt, hiddenReason }: State) => ({ state: hiddenAt ? 'hidden' : 'shown', reason: hiddenReason })

async function change(context: Context, { id, user }: Which, state: State) {
  const { courseId, userId, hiddenAt } = courseRatings
  const isMeant = and(eq(courseId, id), eq(userId, user))
  return context.db.transaction(async tx => {
    const [course] = await lockCourse(tx, id)
    const [was] = await tx.select().from(courseRatings).where(isMeant)
    if (!course || !was) return refuse('not-found')
    const rows = await tx
      .update(courseRatings)
      .set(state)
      .where(and(isMeant, state.hiddenAt ? isNull(hiddenAt) : isNotNull(hiddenAt)))
      .returning({ stars: courseRatings.stars })
    if (rows.length === 0)
      return refuse('conflict', { text: state.hiddenAt ? 'This review is hidden already' : 'This review is shown' })
    await summarise(tx, id)
    await announceWithdrawn(tx, id)
    const [named] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, id))
    await recordAudit(tx, context, {
      action: state.hiddenAt ? 'review.hide' : 'review.show',
      thing: { id: `${id}:${user}`, name: named?.title ?? id },
      before: fieldsOf(was),
      after: fieldsOf(state),
    })
    return { hidden: state.hiddenAt !== null }
  })
}
