import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { findMailPicture } from '#src/features/courses/queries/mail-picture.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { titleOfPlan } from '#src/features/orders/queries/plan-name.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'

import { standingOf } from '../policy.ts'
import { areOpen, isInvited } from '../queries/find-seats.ts'
import { buyerOf } from '../queries/givers.ts'
import { seatCodes, seatGroups, seats } from '../tables.ts'

const AT_ONCE = 200

/** Of these that are due, each is sent by one of those who look, and once. */
const due = (now: Date) => and(isInvited, isNull(seats.sentAt), isNotNull(seats.sendAt), lte(seats.sendAt, now))

/**
 * Sends the mails of places whose moment has come: invitations at once, gifts on their day, and late where nobody looked then.
 * @returns how many
 */
export async function sendPlaces(context: Context): Promise<number> {
  const { db, now } = context
  let count = 0
  for (;;) {
    const rows = await db
      .select({ id: seats.id })
      .from(seats)
      .innerJoin(orders, eq(orders.id, seats.orderId))
      .innerJoin(seatGroups, eq(seatGroups.orderId, seats.orderId))
      .where(and(due(now()), areOpen(now())))
      .orderBy(asc(seats.sendAt), asc(seats.id))
      .limit(AT_ONCE)
    for (const { id } of rows) if (await db.transaction(tx => send(context, tx, id))) count += 1
    if (rows.length < AT_ONCE) return count
  }
}

async function send(context: Context, tx: Tx, id: string): Promise<boolean> {
  const { now, queue, publicUrl } = context
  const [seat] = await tx
    .select()
    .from(seats)
    .where(and(eq(seats.id, id), due(now())))
    .for('update')
  const facts = seat && (await findFacts(tx, seat.orderId))
  if (!seat?.email || !facts || standingOf(facts, now()) !== 'open') return false
  const url = `${publicUrl}/place/${await addCode(tx, id)}`
  await tx
    .update(seats)
    .set({ sentAt: now(), sends: sql`${seats.sends} + 1` })
    .where(eq(seats.id, id))
  const { name, message } = seat
  const words = { name: name ?? '', message: message ?? '' }
  const data = { isGift: facts.seats === 1, from: buyerOf(facts), team: facts.team, ...words, ...thingOf(facts), url }
  const picture = await pictureOf(tx, facts)
  await sendMail(queue, tx, { to: seat.email, template: 'place', picture, data })
  return true
}

/** A plan has none. */
const pictureOf = async (tx: Tx, { courseId }: Facts) => (courseId === null ? undefined : findMailPicture(tx, courseId))

type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>

/** What it is a place of, and until when. */
const thingOf = ({ title, plan, endsAt }: Facts) => ({
  courseTitle: plan ? titleOfPlan(plan) : (title ?? ''),
  ...(endsAt && { until: endsAt.toISOString() }),
})

/** A new link to a place. @returns its code, which nobody can read again */
export async function addCode(tx: Tx, seatId: string): Promise<string> {
  const code = newToken()
  await tx.insert(seatCodes).values({ hash: hashToken(code), seatId })
  return code
}

async function findFacts(tx: Tx, orderId: string) {
  const [facts] = await tx
    .select({
      status: orders.status,
      seats: orders.seats,
      team: seatGroups.name,
      courseId: orders.courseId,
      planId: orders.planId,
      endsAt: seatGroups.endsAt,
      title: courses.title,
      plan: { name: plans.name, duration: plans.duration },
      firstName: users.firstName,
      lastName: users.lastName,
      erasedAt: users.erasedAt,
    })
    .from(seatGroups)
    .innerJoin(orders, eq(orders.id, seatGroups.orderId))
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  return facts
}
