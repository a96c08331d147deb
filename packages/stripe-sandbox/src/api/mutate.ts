import { createHash } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import type { Call, Sandbox } from '../call.ts'
import { hours } from '../durations.ts'
import { ApiError } from '../errors.ts'
import { inTransaction } from '../transaction.ts'
import { expandObject } from './expand.ts'

/** A changing call: what it does and which fields of its answer are expanded. */
export type Mutation = {
  request: FastifyRequest
  expand: readonly string[]
  verb: (call: Call) => Promise<{ object: string } | ApiError>
}

/** An answer as it goes over the wire and as an idempotency key keeps it. */
export type Answer = { status: number; body: string; replayOf?: string }

type Kept = { request_hash: string; request_id: string; status: number; body: string; created: Date }

const hashOf = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([request.url, request.body ?? null]))
    .digest('hex')

function answerOf(outcome: object): Answer {
  return outcome instanceof ApiError
    ? { status: outcome.status, body: JSON.stringify(outcome.body()) }
    : { status: 200, body: JSON.stringify(outcome) }
}

async function replay(call: Call, key: string, hash: string): Promise<Answer | undefined> {
  const held = await call.tx.query<{ free: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('sandbox idempotency'), hashtext($1)) AS free`,
    [key],
  )
  if (!held.rows[0]?.free) {
    throw new ApiError(
      409,
      'idempotency_error',
      `There is currently another in-progress request using this Idempotency Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
      { code: 'idempotency_key_in_use' },
    )
  }
  const found = await call.tx.query<Kept>('SELECT * FROM sandbox.idempotency_keys WHERE key = $1 AND created > $2', [
    key,
    new Date(call.now.getTime() - hours(24)),
  ])
  const kept = found.rows[0]
  if (!kept) return undefined
  if (kept.request_hash === hash) return { status: kept.status, body: kept.body, replayOf: kept.request_id }
  throw new ApiError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  )
}

async function attempt(call: Call, { expand, verb }: Pick<Mutation, 'expand' | 'verb'>): Promise<Answer> {
  await call.tx.query('SAVEPOINT verb')
  try {
    const outcome = await verb(call)
    return answerOf(outcome instanceof ApiError ? outcome : await expandObject(call.tx, outcome, expand))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await call.tx.query('ROLLBACK TO SAVEPOINT verb')
    return answerOf(error)
  }
}

async function keep(call: Call, key: string, { hash, answer }: { hash: string; answer: Answer }): Promise<void> {
  await call.tx.query('DELETE FROM sandbox.idempotency_keys WHERE key = $1 OR created <= $2', [
    key,
    new Date(call.now.getTime() - hours(24)),
  ])
  await call.tx.query(
    'INSERT INTO sandbox.idempotency_keys (key, request_hash, request_id, status, body, created) VALUES ($1, $2, $3, $4, $5, $6)',
    [key, hash, call.requestId, answer.status, answer.body, call.now],
  )
}

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key.slice(0, 255) : null
}

/**
 * Runs one changing call in one transaction. With an `Idempotency-Key` its answer is kept in that same transaction:
 * after a crash at any moment either both are there or neither, so a retry never charges twice.
 * The parameters are checked before: an invalid call leaves no trace under its key.
 * @throws ApiError `idempotency_key_in_use` (409), `idempotency_error` (400)
 */
export async function mutate(sandbox: Sandbox, { request, expand, verb }: Mutation): Promise<Answer> {
  const key = keyOf(request)
  const answer = await inTransaction(sandbox.pool, async tx => {
    const call: Call = { tx, sandbox, now: sandbox.clock(), requestId: request.id, idempotencyKey: key }
    if (!key) return attempt(call, { expand, verb })
    const hash = hashOf(request)
    const replayed = await replay(call, key, hash)
    if (replayed) return replayed
    const fresh = await attempt(call, { expand, verb })
    await keep(call, key, { hash, answer: fresh })
    return fresh
  })
  sandbox.wake()
  return answer
}
