import { and, count, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { patternsOf } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { usersContract } from '../contract.ts'
import { stateOf } from '../policy.ts'

type Wanted = z.output<typeof usersContract.manageUsers.input>

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

/** Courses that were opened for a person and still are. */
const coursesHeld = sql<number>`(
  select count(*)::int from ${enrolments} where ${enrolments.userId} = ${users.id} and ${enrolments.revokedAt} is null)`

const isInState = {
  erased: isNotNull(users.erasedAt),
  disabled: and(isNull(users.erasedAt), isNotNull(users.disabledAt)),
  leaving: and(isNull(users.erasedAt), isNull(users.disabledAt), isNotNull(users.deletionRequestedAt)),
  active: and(isNull(users.erasedAt), isNull(users.disabledAt), isNull(users.deletionRequestedAt)),
} as const

/** One page of everybody who has an account, the last who joined first unless sorted otherwise. */
export async function manageUsers({ db }: Context, { name, role, state, page, limit, sort }: Wanted) {
  const where = and(...saysEachWord(db, name), role && eq(users.role, role), state && isInState[state])
  const columns = { joined: users.createdAt, name: fullName, email: accountEmails.email, courses: coursesHeld }
  const [rows, [all]] = await Promise.all([
    db
      .select({ user: users, email: accountEmails.email, courses: coursesHeld })
      .from(users)
      .leftJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
      .where(where)
      .orderBy(...orderOf(sort, columns, users.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(users).where(where),
  ])
  const total = all?.total ?? 0
  return {
    users: rows.map(({ user, email, courses }) => ({ ...shownPerson(user), email, courses })),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}

/** Each word stands in the name or in one of the e-mails; what is left of an erased person is not to be found. */
function saysEachWord(db: Db, words: string | undefined) {
  const { userId, email } = accountEmails
  const named = (pattern: string) => db.select({ userId }).from(accountEmails).where(ilike(email, pattern))
  const each = patternsOf(words).map(pattern => or(ilike(fullName, pattern), inArray(users.id, named(pattern))))
  return each.length > 0 ? [isNull(users.erasedAt), ...each] : []
}

type Person = Pick<
  typeof users.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'image' | 'role' | 'createdAt' | 'disabledAt' | 'deletionRequestedAt' | 'erasedAt'
>

/** A person as administrators see one: field by field, so that nothing secret comes along (T27). */
export const shownPerson = (person: Person) => ({
  _id: person.id,
  name: person.erasedAt ? null : `${person.firstName} ${person.lastName}`,
  image: person.image && publicFileUrl(person.image),
  role: person.role,
  state: stateOf(person),
  createdAt: person.createdAt.toISOString(),
})
