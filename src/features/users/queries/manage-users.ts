import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { usersNamed } from '#src/features/accounts/queries.ts'
import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { coverages, enrolments } from '#src/features/enrolments/tables.ts'
import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { wordsOf } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { normalEmail } from '#src/wire/text/emails.ts'

import type { usersContract } from '../contract.ts'
import { stateOf } from '../policy.ts'

type Wanted = z.output<typeof usersContract.manageUsers.input>
type Part = { readonly where: SQL | undefined; readonly limit: number; readonly offset: number }

/** Written as its index has it. */
const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

/** Courses that were opened for a person and still are. */
const coursesHeld = sql<number>`(
  select count(*)::int from ${enrolments} where ${enrolments.userId} = ${users.id} and ${enrolments.revokedAt} is null)`

/** Whether a membership opens courses for a person: whichever they are, they are no rows of theirs. */
const hasPlan = sql<boolean>`exists (select from ${coverages} where ${coverages.userId} = ${users.id})`

const isInState = {
  erased: isNotNull(users.erasedAt),
  disabled: and(isNull(users.erasedAt), isNotNull(users.disabledAt)),
  leaving: and(isNull(users.erasedAt), isNull(users.disabledAt), isNotNull(users.deletionRequestedAt)),
  active: and(isNull(users.erasedAt), isNull(users.disabledAt), isNull(users.deletionRequestedAt)),
} as const

/** One page of everybody who has an account, the last who joined first unless sorted otherwise. */
export async function manageUsers({ db }: Context, { name, role, state, page, limit, sort }: Wanted) {
  const where = and(...saysEachWord(name), role && eq(users.role, role), state && isInState[state])
  const part = { where, limit, offset: (page - 1) * limit }
  const [rows, total] = await Promise.all([findPage(db, sort, part), countRows(db, users, where)])
  return {
    users: rows.map(({ user, ...row }) => ({ ...shownUser(user), ...row })),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}

async function findPage(db: Db, sort: Wanted['sort'], part: Part) {
  const byEmail = sort === 'email' || sort === '-email'
  const ids = byEmail ? await sortByEmail(db, sort, part) : await sortByOwn(db, sort, part)
  const rows = await db
    .select({ user: users, email: accountEmails.email, courses: coursesHeld, hasPlan })
    .from(users)
    .leftJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .where(inArray(users.id, ids))
  const found = new Map(rows.map(row => [row.user.id, row]))
  return ids.flatMap(id => found.get(id) ?? [])
}

async function sortByOwn(
  db: Db,
  sort: Exclude<Wanted['sort'], 'email' | '-email'>,
  { where, limit, offset }: Part,
): Promise<string[]> {
  const columns = { joined: users.createdAt, name: fullName, courses: users.coursesHeld }
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(...orderOf(sort, columns, users.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** Addresses stand in a table of their own, whose index gives the order; who was erased has none and comes last. */
async function sortByEmail(db: Db, sort: 'email' | '-email', { where, limit, offset }: Part): Promise<string[]> {
  const way = sort === 'email' ? asc : desc
  const isNamed = and(eq(accountEmails.isPrimary, true), where)
  const named = await db
    .select({ id: users.id })
    .from(accountEmails)
    .innerJoin(users, eq(users.id, accountEmails.userId))
    .where(isNamed)
    .orderBy(way(accountEmails.email), way(accountEmails.userId))
    .limit(limit)
    .offset(offset)
  if (named.length === limit) return named.map(({ id }) => id)
  const before = named.length > 0 ? offset + named.length : await countNamed(db, isNamed)
  const nameless = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isInState.erased, where))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(limit - named.length)
    .offset(Math.max(0, offset - before))
  return [...named, ...nameless].map(({ id }) => id)
}

async function countNamed(db: Db, isNamed: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(accountEmails)
    .innerJoin(users, eq(users.id, accountEmails.userId))
    .where(isNamed)
  return row?.count ?? 0
}

/** Each word stands in the name or in one of the emails; what is left of an erased person is not to be found. */
function saysEachWord(words: string | undefined): SQL[] {
  const each = wordsOf(words).map(word => sql`${users.id} = any(array(${usersNamed(normalEmail(word) ?? word)}))`)
  return each.length > 0 ? [isNull(users.erasedAt), ...each] : []
}

type User = Pick<
  typeof users.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'image' | 'role' | 'createdAt' | 'disabledAt' | 'deletionRequestedAt' | 'erasedAt'
>

/** A person as administrators see one: field by field, so that nothing secret comes along (T27). */
export const shownUser = (user: User) => ({
  _id: user.id,
  name: user.erasedAt ? null : `${user.firstName} ${user.lastName}`,
  image: user.image && publicFileUrl(user.image),
  role: user.role,
  state: stateOf(user),
  createdAt: user.createdAt.toISOString(),
})
