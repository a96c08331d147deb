// Two roles share a database: one owns the tables and changes them, the other serves, and reads and writes rows alone.
import { randomInt } from 'node:crypto'

import pg from 'pg'

import { ConfigError } from '../settings/env.ts'
import { refuseLooseCommits } from './migrating/migrate.ts'
import { MIGRATION_LOCK, takeMigrationLock } from './migrating/migration-lock.ts'

/** Ours, the queue's, and the sandbox's where that stands in. */
const SCHEMAS = ['public', 'pgboss', 'sandbox']

/**
 * Makes sure that both roles are led to one database, before anything is done there as either of them.
 * @returns the role that serves; undefined where it is the owner itself
 * @throws ConfigError when it cannot connect, or arrives elsewhere
 */
export async function findServingRole(owner: pg.ClientConfig, serving: pg.ClientConfig): Promise<string | undefined> {
  return withClient(owner, async ownerClient => {
    const words = (error: unknown) => `DATABASE_URL: ${error instanceof Error ? error.message : String(error)}`
    const client = new pg.Client(serving)
    client.on('error', () => {}) // the statement under way fails with it
    await client.connect().catch((error: unknown) => {
      throw new ConfigError(`${words(error)} (docs/operations.md, PostgreSQL)`)
    })
    try {
      await requireOneDatabase(ownerClient, client)
      await refuseLooseCommits(client)
      const [role, ownerRole] = [await roleOf(client), await roleOf(ownerClient)]
      return role === ownerRole ? undefined : role
    } finally {
      await client.end()
    }
  })
}

/** A lock that one holds is taken for the other exactly if they are in the same database of the same server. */
async function requireOneDatabase(one: pg.Client, other: pg.Client): Promise<void> {
  const key = randomInt(2 ** 31)
  await one.query('select pg_advisory_lock($1, $2)', [MIGRATION_LOCK, key])
  const { rows } = await other.query<{ free: boolean }>('select pg_try_advisory_lock($1, $2) as free', [
    MIGRATION_LOCK,
    key,
  ])
  await one.query('select pg_advisory_unlock($1, $2)', [MIGRATION_LOCK, key])
  if (rows[0]?.free !== false) throw new ConfigError('DATABASE_URL and DATABASE_OWNER_URL name different databases.')
}

/**
 * Gives the role that serves what it needs of the owner's tables, and no more: it reads and writes rows, it cannot make,
 * change, empty or drop a table, to what administrators did and to the ledger of money it can only add, and of the queue's
 * tables it cannot write what pg-boss takes for statements (T78). What it had besides is taken.
 */
export async function letServe(owner: pg.ClientConfig, name: string): Promise<void> {
  await withClient(owner, async client => {
    const role = pg.escapeIdentifier(name)
    await takeMigrationLock(client)
    await client.query('begin')
    const { database, schemas, tables, sequences, stamps } = await readCatalog(client)
    // One transaction: no moment in which the role could do too much, and none in which it could do nothing.
    await client.query(`
      revoke temporary on database ${database} from public, ${role};
      revoke all on schema ${schemas} from ${role};
      grant usage on schema ${schemas} to ${role};
      revoke all on ${tables} from ${role};
      grant select, insert, update, delete on ${tables} to ${role};
      grant usage on schema drizzle to ${role};
      grant select on drizzle.__drizzle_migrations to ${role};
      ${sequences ? `grant usage, select on sequence ${sequences} to ${role};` : ''}
      revoke update, delete on public.audit_entries, public.order_movements from ${role};
      grant execute on function public.forget_audited_name(text) to ${role};
      revoke insert, update, delete on pgboss.bam, pgboss.version from ${role};
      grant update (${stamps}) on pgboss.version to ${role};
      commit`)
  })
}

type Catalog = Readonly<Record<'database' | 'schemas' | 'tables' | 'sequences' | 'stamps', string>>

/** What is the owner's to give, as SQL names; other roles may have tables beside ours. */
async function readCatalog(client: pg.Client): Promise<Catalog> {
  const { rows } = await client.query<Catalog>(
    `with ours as (
       select c.relkind, format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = any($1) and c.relkind in ('r', 'p', 'S') and pg_has_role(c.relowner, 'usage'))
     select quote_ident(current_database()) as database,
       (select string_agg(quote_ident(nspname), ', ') from pg_namespace where nspname = any($1)) as schemas,
       (select string_agg(name, ', ') from ours where relkind <> 'S') as tables,
       coalesce((select string_agg(name, ', ') from ours where relkind = 'S'), '') as sequences,
       (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = 'pgboss.version'::regclass and attnum > 0 and not attisdropped and attname <> 'version') as stamps`,
    [SCHEMAS],
  )
  const [catalog] = rows
  if (!catalog) throw new Error('PostgreSQL did not say what there is')
  return catalog
}

async function roleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

async function withClient<T>(settings: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(settings)
  client.on('error', () => {}) // the statement under way fails with it
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
