import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/app/testing/academy.ts'
import { createDatabase, type TestDatabase } from '#src/app/testing/database.ts'

import { forgetName } from '../audit/audit.ts'
import { auditEntries } from '../audit/tables.ts'
import { letServe } from './serving-role.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

/** What PostgreSQL answers to the role that serves: the code of its refusal, or none. */
const refusalOf = (statement: string) =>
  academy.services.db.execute(sql.raw(statement)).then(
    () => 'done',
    ({ cause }: Error) => (cause instanceof pg.DatabaseError ? cause.code : String(cause)),
  )

const DENIED = '42501'

test.each([
  'create table loot (n int)',
  'create table pgboss.loot (n int)',
  'create schema loot',
  'create role thief superuser',
  'create extension dblink',
  'create function loot() returns int language sql as $$ select 1 $$',
  'create trigger loot after insert on orders for each row execute function suppress_redundant_updates_trigger()',
  'alter table users add column loot text',
  'alter table orders disable trigger all',
  'alter role current_user superuser',
  'drop table blog_comments',
  'drop index audit_entries_newest',
  'truncate blog_comments',
  'truncate audit_entries',
  `update audit_entries set action = 'nothing.happened'`,
  'delete from audit_entries',
  'select * from drizzle.__drizzle_migrations',
  `copy users to program 'cat'`,
  `select pg_read_file('postgresql.conf')`,
])('T78 the role that serves may not: %s', async statement => {
  expect(await refusalOf(statement)).toBe(DENIED)
})

test('T78 what it may not, the owner may, and what the product does it may: the refusals are those of the role', async () => {
  await academy.asOwner(
    'create table loot (n int); alter table blog_comments add column loot text; truncate audit_entries',
  )
  await academy.asOwner('alter table blog_comments drop column loot; drop table loot')
  for (const statement of ['select from orders', `update users set first_name = 'x'`, 'delete from blog_comments'])
    expect(await refusalOf(statement)).toBe('done')
})

test('T78 no table and no sequence of ours is missing a right, or has one too many', async () => {
  const { rows } = await academy.services.db.execute<{ name: string; rights: string }>(sql`
    select c.oid::regclass::text as name, string_agg(word, ',' order by word) as rights
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join unnest('{select,insert,update,delete,truncate,references,trigger}'::text[]) word
    where n.nspname in ('public', 'pgboss', 'sandbox') and c.relkind in ('r', 'p') and has_table_privilege(c.oid, word)
    group by c.oid`)
  expect(rows.length).toBeGreaterThan(50)
  const others = rows.filter(({ rights }) => rights !== 'delete,insert,select,update')
  expect(others).toEqual([{ name: 'audit_entries', rights: 'insert,select' }])
})

test('T78 of what is recorded it can take a name away, and nothing else', async () => {
  const { db } = academy.services
  const [person, other] = [randomUUID(), randomUUID()]
  const entry = (thingId: string, action: string) => ({ actorId: other, action, thingId, thingName: 'Somebody' })
  await db.insert(auditEntries).values([entry(person, 'user.disable'), entry(person, 'course.update')])
  await db.insert(auditEntries).values(entry(other, 'user.disable'))
  await db.transaction(tx => forgetName(tx, person))
  const named = await db
    .select({ id: auditEntries.thingId, action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.thingName, 'Somebody'))
  expect(new Set(named.map(({ id, action }) => `${id} ${action}`))).toEqual(
    new Set([`${person} course.update`, `${other} user.disable`]),
  )
})

test('T78 starters at the same moment give the same rights', async () => {
  const { settings, serving } = await copied()
  const given = Array.from({ length: 6 }, () => letServe(settings, serving))
  await expect(Promise.all(given)).resolves.toHaveLength(6)
})

test('an owner of another database is refused', async () => {
  const [one, two] = [await copied(), await copied()]
  await expect(letServe(one.settings, two.serving)).rejects.toThrow('DATABASE_OWNER_URL names')
})

const copies: TestDatabase[] = []
afterAll(async () => {
  for (const { drop } of copies) await drop()
})

async function copied(): Promise<TestDatabase> {
  const copy = await createDatabase()
  copies.push(copy)
  return copy
}
