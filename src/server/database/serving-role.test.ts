import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { createDatabase, query, type TestDatabase } from '#src/testing/starting/database.ts'

import { forgetName } from '../audit/audit.ts'
import { auditEntries } from '../audit/tables.ts'
import { findServingRole, letServe } from './serving-role.ts'

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
  'create temporary table audit_entries (like public.audit_entries)',
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
  'update order_movements set amount_cents = 1',
  'delete from order_movements',
  'delete from drizzle.__drizzle_migrations',
  'insert into pgboss.bam select * from pgboss.bam',
  'update pgboss.version set version = 1',
  `copy users to program 'cat'`,
  `select pg_read_file('postgresql.conf')`,
])('T78 ASVS 13.2.2 the role that serves may not: %s', async statement => {
  expect(await refusalOf(statement)).toBe(DENIED)
})

test('T78 ASVS 16.4.2 what it may not, the owner may, and what the product does it may: the refusals are those of the role', async () => {
  await academy.asOwner(
    'create table loot (n int); alter table blog_comments add column loot text; truncate audit_entries',
  )
  await academy.asOwner('alter table blog_comments drop column loot; drop table loot')
  for (const statement of [
    'select from orders',
    'select from drizzle.__drizzle_migrations',
    `update users set first_name = 'x'`,
    'delete from blog_comments',
  ])
    expect(await refusalOf(statement)).toBe('done')
})

test('T78 no table of ours is missing a right, or has one too many', async () => {
  const { rows } = await academy.services.db.execute<{ name: string; rights: string }>(sql`
    select c.oid::regclass::text as name, string_agg(word, ',' order by word) as rights
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join unnest('{select,insert,update,delete,truncate,references,trigger}'::text[]) word
    where n.nspname in ('public', 'pgboss', 'sandbox') and c.relkind in ('r', 'p') and has_table_privilege(c.oid, word)
    group by c.oid order by 1`)
  expect(rows.length).toBeGreaterThan(50)
  const others = rows.filter(({ rights }) => rights !== 'delete,insert,select,update')
  expect(others).toEqual([
    { name: 'audit_entries', rights: 'insert,select' },
    { name: 'order_movements', rights: 'insert,select' },
    { name: 'pgboss.bam', rights: 'select' },
    { name: 'pgboss.version', rights: 'select' },
  ])
})

test('T78 no name in the queue’s tables becomes a statement', async () => {
  const statement = `update pgboss.queue set table_name = 'job_common; alter role palestra superuser; --'`
  expect(await refusalOf(statement)).toBe('23514') // check_violation
})

test('T78 of what is recorded it can take a name away, and nothing else', async () => {
  const { db } = academy.services
  const [user, other] = [randomUUID(), randomUUID()]
  const entry = (thingId: string, action: string) => ({ actorId: other, action, thingId, thingName: 'Somebody' })
  await db.insert(auditEntries).values([entry(user, 'user.disable'), entry(user, 'course.update')])
  await db.insert(auditEntries).values(entry(other, 'user.disable'))
  await db.transaction(tx => forgetName(tx, user))
  const named = await db
    .select({ id: auditEntries.thingId, action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.thingName, 'Somebody'))
  expect(new Set(named.map(({ id, action }) => `${id} ${action}`))).toEqual(
    new Set([`${user} course.update`, `${other} user.disable`]),
  )
})

test('T78 what the role had besides is taken, also by starters at the same moment', async () => {
  const { settings, serving } = await copied()
  const role = pg.escapeIdentifier(serving.user ?? '')
  await query(
    settings,
    `grant all on audit_entries, orders, pgboss.bam to ${role}; grant create on schema public, pgboss to ${role}`,
  )
  await Promise.all(Array.from({ length: 6 }, () => letServe(settings, serving.user ?? '')))
  const [rights] = await query(
    serving,
    `select has_table_privilege('audit_entries', 'update, delete, truncate') as audit,
       has_table_privilege('orders', 'truncate, trigger, references') as orders,
       has_table_privilege('pgboss.bam', 'insert, update, delete') as bam,
       has_schema_privilege('public', 'create') or has_schema_privilege('pgboss', 'create') as schemas,
       has_table_privilege('orders', 'insert') as insert`,
  )
  expect(rights).toEqual({ audit: false, orders: false, bam: false, schemas: false, insert: true })
})

test('the role that serves is found, unless it is the owner', async () => {
  const { settings, serving } = await copied()
  expect(await findServingRole(settings, serving)).toBe(serving.user)
  expect(await findServingRole(settings, settings)).toBeUndefined()
})

test('a role that cannot connect, or is led to another database, is told by the name of its variable', async () => {
  const [one, two] = [await copied(), await copied()]
  await expect(findServingRole(one.settings, two.serving)).rejects.toThrow('name different databases')
  const nobody = { ...one.serving, user: 'palestra_nobody', password: 'x' }
  await expect(findServingRole(one.settings, nobody)).rejects.toThrow(/^DATABASE_URL: .*palestra_nobody/)
})

test('R23 a role whose commits may be lost is refused, whatever its owner’s do', async () => {
  const { settings, serving } = await copied()
  const where = `role ${pg.escapeIdentifier(serving.user ?? '')} in database ${settings.database}`
  await query(settings, `alter ${where} set synchronous_commit = off`)
  await expect(findServingRole(settings, serving)).rejects.toThrow('synchronous_commit is off')
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
