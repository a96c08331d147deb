import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

import { users } from '#src/features/accounts/tables.ts'
import { OPERATOR_ID } from '#src/server/audit/audit.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { days } from '#src/wire/durations.ts'
import { instantIn } from '#src/wire/instant-in.ts'

import type { activityContract } from './contract.ts'
import { changesOf, idsIn, wordsOf } from './policy.ts'

type Wanted = z.output<typeof activityContract.listActivity.input>
type Row = Omit<typeof auditEntries.$inferSelect, 'sent'> & { readonly isGone: boolean }

/** One page of what administrators did, the newest first, and by what it can be filtered. */
export async function listActivity({ db, identity }: Context, wanted: Wanted) {
  const { page, limit, thing } = wanted
  const [actions, actors] = await Promise.all([
    distinctOf(db, auditEntries.action),
    distinctOf(db, auditEntries.actorId),
  ])
  const where = fits(wanted, actions, identity().timeZone)
  const [rows, total, people, thingName] = await Promise.all([
    findEntries(db, { where, page, limit }),
    countRows(db, auditEntries, where),
    findPeople(db, actors),
    thing === undefined ? null : findThingName(db, thing),
  ])
  const [applicants, called] = await Promise.all([findApplicants(db, rows), findTitles(db, rows)])
  const personOf = (id: string) => ({ _id: id, ...(people.get(id) ?? { name: null, image: null }) })
  const words = actions.map(wordsOf)
  return {
    entries: rows.map(row => ({ ...shownEntry(named(row, applicants)), by: personOf(row.actorId) })),
    NbOfPages: Math.ceil(total / limit),
    total,
    users: actors.map(personOf),
    kinds: [...new Set(words.map(({ kind }) => kind))],
    verbs: [...new Set(words.map(({ verb }) => verb))],
    names: called,
    thingName,
  }
}

function fits(wanted: Wanted, actions: readonly string[], timeZone: string): SQL | undefined {
  const { name, thing, user, kind, verb, from, to } = wanted
  const { action, actorId, createdAt, thingId, thingName } = auditEntries
  const wantedActions = actions.filter(one => {
    const words = wordsOf(one)
    return words.kind === (kind ?? words.kind) && words.verb === (verb ?? words.verb)
  })
  return and(
    ...likeEachWord(thingName, name),
    thing === undefined ? undefined : eq(thingId, thing),
    user === undefined ? undefined : eq(actorId, user),
    kind || verb ? inArray(action, wantedActions) : undefined,
    from === undefined ? undefined : gte(createdAt, instantIn(timeZone, from)),
    to === undefined ? undefined : lt(createdAt, instantIn(timeZone, dayAfter(to))),
  )
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + days(1)).toISOString().slice(0, 10)

/** Whether a thing was deleted since is asked of the rows of the page alone, not of all that were passed over on the way. */
function findEntries(db: Db, { where, page, limit }: { where: SQL | undefined; page: number; limit: number }) {
  const entries = db
    .select(columnsOf())
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('entry')
  const { id, actorId, action, thingId, thingName, before, after, createdAt } = entries
  const isGone = sql<boolean>`exists (
    select from audit_entries as later
    where later.thing_id = entry.thing_id and later.action = split_part(entry.action, '.', 1) || '.delete')`
  return db
    .select({ id, actorId, action, thingId, thingName, before, after, createdAt, isGone })
    .from(entries)
    .orderBy(desc(createdAt), desc(id))
}

function columnsOf() {
  const { id, actorId, action, thingId, thingName, before, after, createdAt } = auditEntries
  return { id, actorId, action, thingId, thingName, before, after, createdAt }
}

/**
 * Each value of an indexed column once. It leaps along the index from one value to the next, so that a million entries
 * of a hundred kinds cost a hundred steps.
 */
async function distinctOf(db: Db, column: PgColumn): Promise<string[]> {
  const name = sql.identifier(column.name)
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found as (
      (select ${name} as value from ${auditEntries} order by ${name} limit 1)
      union all
      select (select ${name} from ${auditEntries} where ${name} > found.value order by ${name} limit 1)
      from found where found.value is not null
    ) select value from found where value is not null`)
  return rows.map(({ value }) => value)
}

type Person = { readonly name: string; readonly image: string | null }

async function findPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const { id, firstName, lastName, image, erasedAt } = users
  const rows = await db
    .select({ id, firstName, lastName, image, erasedAt })
    .from(users)
    .where(inArray(id, [...ids]))
  const named = rows.filter(row => !row.erasedAt)
  return new Map([
    [OPERATOR_ID, { name: 'Command line', image: null }],
    ...named.map(row => [row.id, personIn(row)] as const),
  ])
}

const personIn = ({
  firstName,
  lastName,
  image,
}: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'image'>) => ({
  name: `${firstName} ${lastName}`,
  image: image && publicFileUrl(image),
})

/**
 * Who a decision was about, while their registration is there: the record itself keeps no name of an applicant. Their
 * tables stand beside this feature in the graph, so they are named in SQL.
 */
async function findApplicants(db: Db, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ action, thingId }) => (action.startsWith('registration.') && thingId ? [thingId] : []))
  if (ids.length === 0) return new Map()
  const wanted = sql.join(
    ids.map(id => sql`${id}`),
    sql`, `,
  )
  const found = await db.execute<{ id: string; name: string }>(sql`
    select id::text, name from club_registrations where id::text in (${wanted})
    union all select id::text, name from coach_registrations where id::text in (${wanted})`)
  return new Map(found.rows.map(({ id, name }) => [id, name]))
}

/** What the things are called whose ids the changes hold; their tables are named in SQL, as those of applicants. */
async function findTitles(db: Db, rows: readonly Row[]): Promise<Record<string, string>> {
  const ids = idsIn(rows.map(({ before, after }) => [before, after]))
  if (ids.length === 0) return {}
  const wanted = sql`any(${sql.param(ids)}::uuid[])`
  const found = await db.execute<{ id: string; title: string }>(sql`
    select id::text, title from courses where id = ${wanted}
    union all select id::text, title from videos where id = ${wanted}
    union all select id::text, name from categories where id = ${wanted}
    union all select id::text, concat_ws(' ', first_name, last_name) from users
      where id = ${wanted} and erased_at is null`)
  return Object.fromEntries(found.rows.map(({ id, title }) => [id, title]))
}

function named(row: Row, applicants: ReadonlyMap<string, string>): Row {
  const applicant = applicants.get(row.thingId ?? '')
  return applicant === undefined ? row : { ...row, thingName: [applicant, row.thingName].filter(Boolean).join(', ') }
}

async function findThingName(db: Db, thingId: string): Promise<string | null> {
  const [latest] = await db
    .select({ name: auditEntries.thingName })
    .from(auditEntries)
    .where(eq(auditEntries.thingId, thingId))
    .orderBy(desc(auditEntries.createdAt))
    .limit(1)
  return latest?.name || null
}

const shownEntry = (row: Row) => ({
  _id: row.id,
  at: row.createdAt.toISOString(),
  ...wordsOf(row.action),
  thing: { _id: row.thingId, name: row.thingName || null, isGone: row.isGone },
  changes: changesOf(row),
})
