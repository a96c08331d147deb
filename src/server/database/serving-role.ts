// Two roles share a database: one owns the tables and changes them, the other serves, and reads and writes rows alone.
import pg from 'pg'

/** Ours, the queue's, and the sandbox's where that stands in. */
const SCHEMAS = ['public', 'pgboss', 'sandbox']

/** Starters that give rights at the same moment would trip over each other. */
const RIGHTS_LOCK = 7_145_202

type Connected = { readonly role: string; readonly database: string }

/**
 * Gives the role that serves what it needs of the owner's tables, and no more: it reads and writes rows, it cannot make,
 * change, empty or drop a table, and what administrators did it can only add to (T78). Where one role is both, nothing is
 * given and nothing taken.
 * @throws Error when the two are led to different databases
 */
export async function letServe(owner: pg.ClientConfig, serving: pg.ClientConfig): Promise<void> {
  const server = await withClient(serving, who)
  await withClient(owner, async client => {
    const { role, database } = await who(client)
    if (server.database !== database) {
      throw new Error(`DATABASE_URL names the database ${server.database}, DATABASE_OWNER_URL names ${database}.`)
    }
    if (server.role !== role) await giveRights(client, pg.escapeIdentifier(server.role))
  })
}

/** One transaction: no moment in which the role could change what is recorded, and none in which it could do nothing. */
async function giveRights(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(nspname) as name from pg_namespace where nspname = any($1)',
    [SCHEMAS],
  )
  const schemas = rows.map(({ name }) => name).join(', ')
  await client.query(`begin;
    select pg_advisory_xact_lock(${RIGHTS_LOCK});
    grant usage on schema ${schemas} to ${role};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${role};
    grant usage, select on all sequences in schema ${schemas} to ${role};
    revoke update, delete on audit_entries from ${role};
    grant execute on function forget_audited_name(text) to ${role};
    commit`)
}

async function who(client: pg.Client): Promise<Connected> {
  const { rows } = await client.query<Connected>('select current_user as role, current_database() as database')
  const [connected] = rows
  if (!connected) throw new Error('PostgreSQL did not say who is connected')
  return connected
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
