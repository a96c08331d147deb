import pg from 'pg'

import { inTransaction } from './transaction.ts'

// One table holds every kind of object, as the provider's own JSON: a new kind needs no DDL.
// `notes` is what the provider knows and never shows: a card's behaviour, a page's token, when a payment settles.
const ddl = `
CREATE SCHEMA IF NOT EXISTS sandbox;
CREATE TABLE IF NOT EXISTS sandbox.objects (
  seq bigint GENERATED ALWAYS AS IDENTITY,
  id text PRIMARY KEY,
  kind text NOT NULL,
  object jsonb NOT NULL,
  notes jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX IF NOT EXISTS objects_newest ON sandbox.objects (kind, seq DESC);
DROP INDEX IF EXISTS sandbox.objects_settling;
CREATE INDEX IF NOT EXISTS objects_due ON sandbox.objects ((notes ->> 'settlesAt')) WHERE notes ? 'settlesAt';
CREATE INDEX IF NOT EXISTS objects_renewing ON sandbox.objects ((notes ->> 'renewsAt')) WHERE notes ? 'renewsAt';
CREATE UNIQUE INDEX IF NOT EXISTS objects_token ON sandbox.objects ((notes ->> 'token')) WHERE notes ? 'token';
CREATE TABLE IF NOT EXISTS sandbox.events (
  seq bigint GENERATED ALWAYS AS IDENTITY,
  id text PRIMARY KEY,
  type text NOT NULL,
  created timestamptz NOT NULL,
  payload text NOT NULL
);
CREATE INDEX IF NOT EXISTS events_newest ON sandbox.events (seq DESC);
CREATE TABLE IF NOT EXISTS sandbox.deliveries (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event text NOT NULL REFERENCES sandbox.events (id),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed', 'dropped')),
  attempts integer NOT NULL DEFAULT 0,
  due timestamptz NOT NULL,
  log jsonb NOT NULL DEFAULT '[]'
);
ALTER TABLE sandbox.deliveries ADD COLUMN IF NOT EXISTS endpoint text REFERENCES sandbox.objects (id) ON DELETE CASCADE;
CREATE INDEX IF NOT EXISTS deliveries_due ON sandbox.deliveries (due, seq) WHERE state = 'pending';
CREATE INDEX IF NOT EXISTS deliveries_event ON sandbox.deliveries (event);
CREATE TABLE IF NOT EXISTS sandbox.idempotency_keys (
  key text PRIMARY KEY,
  request_hash text NOT NULL,
  request_id text NOT NULL,
  status integer NOT NULL,
  body text NOT NULL,
  created timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS idempotency_keys_created ON sandbox.idempotency_keys (created);
`

/**
 * Makes the schema `sandbox` where it is missing. Safe to run in several processes at once.
 * @param owner of the role that owns the tables
 */
export async function ensureSchema(owner: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...owner, max: 1 })
  try {
    await inTransaction(pool, async tx => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox schema'))`)
      await tx.query(ddl)
    })
  } finally {
    await pool.end()
  }
}
