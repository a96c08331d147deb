import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { findMailPicture } from '#src/features/courses/queries/mail-picture.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { hasNoLink } from '#src/wire/text/links.ts'

import { isInvited } from '../queries/find-seats.ts'
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
      .innerJoin(orders, and(eq(orders.id, seats.orderId), eq(orders.status, 'paid')))
      .where(due(now()))
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
  if (!seat?.email || facts?.status !== 'paid') return false
  const url = `${publicUrl}/place/${await addCode(tx, id)}`
  await tx
    .update(seats)
    .set({ sentAt: now(), sends: sql`${seats.sends} + 1` })
    .where(eq(seats.id, id))
  await sendMail(queue, tx, {
    to: seat.email,
    template: 'place',
    picture: await findMailPicture(tx, facts.courseId),
    data: {
      isGift: facts.seats === 1,
      name: seat.name ?? '',
      from: fromOf(facts),
      team: facts.team,
      message: seat.message ?? '',
      courseTitle: facts.title,
      url,
    },
  })
  return true
}

/** Who gives it, unless they have erased their account, or call themselves what would be a link in a stranger's mail. */
function fromOf({
  firstName,
  lastName,
  erasedAt,
}: {
  firstName: string
  lastName: string
  erasedAt: Date | null
}): string {
  const name = `${firstName} ${lastName}`
  return erasedAt || !hasNoLink(name) ? '' : name
}

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
      courseId: courses.id,
      title: courses.title,
      firstName: users.firstName,
      lastName: users.lastName,
      erasedAt: users.erasedAt,
    })
    .from(seatGroups)
    .innerJoin(orders, eq(orders.id, seatGroups.orderId))
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  return facts
}
