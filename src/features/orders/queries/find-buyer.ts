import { and, eq } from 'drizzle-orm'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import type { Db } from '#src/server/database/database.ts'
import { placesOf } from '#src/wire/money/places.ts'

type Purchase = { userId: string; courseId: string; seats?: number | null }

/** Whom to write to about a purchase, and what was bought. */
export async function findBuyer(db: Db, { userId, courseId, seats = null }: Purchase) {
  const [buyer] = await db
    .select({ firstName: users.firstName, email: accountEmails.email, courseTitle: courses.title })
    .from(users)
    .innerJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .innerJoin(courses, eq(courses.id, courseId))
    .where(eq(users.id, userId))
  return buyer && { ...buyer, courseTitle: placesOf(buyer.courseTitle, seats) }
}
