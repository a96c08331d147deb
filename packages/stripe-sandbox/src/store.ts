import type pg from 'pg'

import type { Kind, Kinds, Notes, Stored } from './objects.ts'
import type { Transaction } from './transaction.ts'

export type Queryable = pg.Pool | Transaction

/** Adds a new object. */
export async function insert(tx: Transaction, object: Kinds[Kind], notes: Notes = {}): Promise<void> {
  await tx.query('INSERT INTO sandbox.objects (id, kind, object, notes) VALUES ($1, $2, $3, $4)', [
    object.id,
    object.object,
    JSON.stringify(object),
    JSON.stringify(notes),
  ])
}

/** Reads one object, or undefined when there is none of that kind and id. */
export async function find<K extends Kind>(db: Queryable, kind: K, id: string): Promise<Stored<K> | undefined> {
  const found = await db.query<Stored<K>>('SELECT object, notes FROM sandbox.objects WHERE id = $1 AND kind = $2', [
    id,
    kind,
  ])
  return found.rows[0]
}

/** Reads one object and holds its row until the transaction ends: two verbs on one object run one after the other. */
export async function lock<K extends Kind>(tx: Transaction, kind: K, id: string): Promise<Stored<K> | undefined> {
  const found = await tx.query<Stored<K>>(
    'SELECT object, notes FROM sandbox.objects WHERE id = $1 AND kind = $2 FOR UPDATE',
    [id, kind],
  )
  return found.rows[0]
}

/** Reads and holds the payment whose 3-D Secure page has this token. */
export async function lockByToken<K extends Kind>(
  tx: Transaction,
  kind: K,
  token: string,
): Promise<Stored<K> | undefined> {
  const found = await tx.query<Stored<K>>(
    `SELECT object, notes FROM sandbox.objects WHERE notes ->> 'token' = $1 AND kind = $2 FOR UPDATE`,
    [token, kind],
  )
  return found.rows[0]
}

/** Writes an object back. The caller holds its row (`lock`). @param notes replaces the notes when given */
export async function save(tx: Transaction, object: Kinds[Kind], notes?: Notes): Promise<void> {
  await tx.query('UPDATE sandbox.objects SET object = $2, notes = coalesce($3, notes) WHERE id = $1', [
    object.id,
    JSON.stringify(object),
    notes ? JSON.stringify(notes) : null,
  ])
}

/** Which objects a list holds. Dates are seconds since 1970, as on the wire. */
export type Selection = {
  limit: number
  startingAfter?: string | undefined
  endingBefore?: string | undefined
  /** Fields that must be equal, e.g. `{ charge: 'ch_…' }`; */
  matching?: object
  /** and such as must not. */
  excluding?: object | undefined
  created?: { gte?: number | undefined; gt?: number | undefined; lte?: number | undefined; lt?: number | undefined }
}

/**
 * Newest first; before another object, those next to it.
 * @returns at most `limit` objects, and whether more follow
 */
export async function list<K extends Kind>(
  db: Queryable,
  kind: K,
  { limit, startingAfter, endingBefore, matching = {}, excluding, created = {} }: Selection,
): Promise<{ data: Kinds[K][]; hasMore: boolean }> {
  const found = await db.query<{ object: Kinds[K] }>(
    `SELECT object FROM sandbox.objects
     WHERE kind = $1
       AND ($3::text IS NULL OR seq < (SELECT seq FROM sandbox.objects WHERE id = $3))
       AND object @> $4
       AND ($5::bigint IS NULL OR (object ->> 'created')::bigint >= $5)
       AND ($6::bigint IS NULL OR (object ->> 'created')::bigint > $6)
       AND ($7::bigint IS NULL OR (object ->> 'created')::bigint <= $7)
       AND ($8::bigint IS NULL OR (object ->> 'created')::bigint < $8)
       AND ($9::text IS NULL OR seq > (SELECT seq FROM sandbox.objects WHERE id = $9))
       AND ($10::jsonb IS NULL OR NOT object @> $10)
     ORDER BY CASE WHEN $9 IS NULL THEN -seq ELSE seq END LIMIT $2`,
    [
      kind,
      limit + 1,
      startingAfter,
      JSON.stringify(matching),
      created.gte,
      created.gt,
      created.lte,
      created.lt,
      endingBefore,
      excluding && JSON.stringify(excluding),
    ],
  )
  const data = found.rows.slice(0, limit).map(row => row.object)
  return { data: endingBefore ? data.toReversed() : data, hasMore: found.rows.length > limit }
}
