import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import { usersNamed } from '#src/features/accounts/queries.ts'
import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import type { Context } from '#src/server/context.ts'
import { holdsWord, wordsOf } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { isId } from '#src/wire/ids.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { normalEmail } from '#src/wire/text/emails.ts'

import type { StaffFound } from '../contract.ts'
import { staffSources, type Source } from './staff-sources.ts'

/** So many of each kind: who sees none of what they meant types one more letter. */
const EACH = 5

/**
 * What an administrator can open by its name, drafts and what is archived included: those that were changed last. Without
 * words, what they changed last themselves.
 */
export async function searchForStaff(context: Context, { q }: { q: string }): Promise<{ found: StaffFound[] }> {
  const { db } = context
  const words = wordsOf(q)
  if (words.length === 0) return { found: await findChanged(context) }
  const found = await Promise.all([
    ...staffSources.map(source => findOf(db, source, and(...words.map(word => holdsWord(sql`${source.title}`, word))))),
    findPeople(db, words),
  ])
  return { found: found.flat() }
}

/** So many entries of an administrator's are looked through for what they changed last. */
const ENTRIES = 100

/** The things that this administrator changed last, the last one first; those that are gone are left out. */
async function findChanged({ db, actor }: Context): Promise<StaffFound[]> {
  const user = userOf(actor)
  if (!user) return []
  const { action, actorId, createdAt, thingId } = auditEntries
  const entries = await db
    .select({ action, thingId })
    .from(auditEntries)
    .where(eq(actorId, user.id))
    .orderBy(sql`${createdAt} desc nulls first`)
    .limit(ENTRIES)
  const changed = entries.filter(entry => entry.thingId !== null && isId(entry.thingId))
  const found = await Promise.all(
    staffSources.map(source => {
      const ids = changed.flatMap(entry => (entry.action.startsWith(`${source.kind}.`) ? (entry.thingId ?? []) : []))
      return findOf(db, source, inArray(source.table.id, [...new Set(ids)].slice(0, EACH)))
    }),
  )
  const placeOf = new Map(changed.toReversed().map((entry, index) => [entry.thingId, index]))
  const place = ({ _id }: StaffFound) => placeOf.get(_id) ?? 0
  return found
    .flat()
    .toSorted((one, other) => place(other) - place(one))
    .slice(0, EACH)
}

type Facts = StaffFound['facts'] & { cents?: number; currency?: string }

async function findOf(db: Context['db'], source: Source, where: SQL | undefined): Promise<StaffFound[]> {
  const { kind, table, title, image, about, isThere, isPublished, isArchived, facts, editAt, viewAt } = source
  const rows = await db
    .select({
      id: sql<string>`${table.id}`,
      title: sql<string>`${title}`,
      image: sql<string | null>`${image}`,
      about: sql<string>`${about}`,
      isPublished: sql<boolean | null>`${isPublished ?? sql`null::boolean`}`,
      isArchived: sql<boolean>`${isArchived ?? sql`false`}`,
      facts: sql<Facts>`${facts}`,
    })
    .from(table)
    .where(and(isThere, where))
    .orderBy(desc(table.updatedAt), asc(table.id))
    .limit(EACH)
  return rows.map(row => {
    const { cents, currency, ...others } = row.facts
    return {
      kind,
      _id: row.id,
      title: row.title,
      about: row.about,
      image: row.image ? publicFileUrl(row.image) : null,
      state: row.isArchived ? 'archived' : row.isPublished === null ? null : row.isPublished ? 'published' : 'draft',
      facts: { ...others, ...(cents !== undefined && currency !== undefined && { price: fromMinor(cents, currency) }) },
      editAt: editAt(row.id),
      viewAt: viewAt(row.id),
    }
  })
}

/** Everybody who has an account, by name or email; the last who joined first. */
async function findPeople(db: Context['db'], words: readonly string[]): Promise<StaffFound[]> {
  const ids = words.map(word => sql`${users.id} = any(array(${usersNamed(normalEmail(word) ?? word)}))`)
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.erasedAt), ...ids))
    .orderBy(desc(users.createdAt))
    .limit(EACH)
  if (people.length === 0) return []
  const rows = await db
    .select({ user: users, email: accountEmails.email })
    .from(users)
    .leftJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .where(
      inArray(
        users.id,
        people.map(({ id }) => id),
      ),
    )
    .orderBy(desc(users.createdAt))
  return rows.map(({ user: { id, firstName, lastName, image, createdAt }, email }) => ({
    kind: 'user',
    _id: id,
    title: `${firstName} ${lastName}`,
    about: email ?? '',
    image: image && publicFileUrl(image),
    state: null,
    facts: { joined: createdAt.toISOString() },
    editAt: `/dashboard/manage-users/${id}`,
    viewAt: null,
  }))
}
