import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { z } from 'zod'

import type { Sandbox } from '../../call.ts'
import { resourceMissing } from '../../errors.ts'
import { createdFilter, listParameters, parseParameters } from '../parameters.ts'
import { inputOf } from '../routes.ts'

const EventListParameters = z.strictObject({
  ...listParameters,
  created: createdFilter,
  type: z.string().max(100).optional(),
  types: z.array(z.string().max(100)).max(20).optional(),
})

async function listEvents(sandbox: Sandbox, parameters: z.output<typeof EventListParameters>): Promise<object> {
  const { limit, starting_after: after, ending_before: before, created } = parameters
  const types = parameters.type ? [parameters.type] : parameters.types
  const patterns = types?.map(type => type.replaceAll('_', '\\_').replace(/\*$/, '%'))
  const found = await sandbox.pool.query<{ payload: string }>(
    `SELECT payload FROM sandbox.events
     WHERE ($2::text IS NULL OR seq < (SELECT seq FROM sandbox.events WHERE id = $2))
       AND ($3::text[] IS NULL OR type LIKE ANY ($3))
       AND ($4::float8 IS NULL OR created >= to_timestamp($4))
       AND ($5::float8 IS NULL OR created >= to_timestamp($5 + 1))
       AND ($6::float8 IS NULL OR created < to_timestamp($6 + 1))
       AND ($7::float8 IS NULL OR created < to_timestamp($7))
       AND ($8::text IS NULL OR seq > (SELECT seq FROM sandbox.events WHERE id = $8))
     ORDER BY CASE WHEN $8 IS NULL THEN -seq ELSE seq END LIMIT $1`,
    [limit + 1, after, patterns, created?.gte, created?.gt, created?.lte, created?.lt, before],
  )
  const data = found.rows.slice(0, limit).map((row): unknown => JSON.parse(row.payload))
  const newestFirst = before ? data.toReversed() : data
  return { object: 'list', data: newestFirst, has_more: found.rows.length > limit, url: '/v1/events' }
}

async function readBalance(sandbox: Sandbox): Promise<Stripe.Balance> {
  const sums = await sandbox.pool.query<{ currency: string; amount: number }>(
    `SELECT object ->> 'currency' AS currency,
            sum((object ->> 'amount_captured')::bigint - (object ->> 'amount_refunded')::bigint)::float8 AS amount
     FROM sandbox.objects WHERE kind = 'charge' GROUP BY 1 ORDER BY 1`,
  )
  const available = sums.rows.map(row => ({ ...row, source_types: { card: row.amount } }))
  return { object: 'balance', available, livemode: false, pending: [] }
}

/** `/v1/events`: retrieve, list. `/v1/balance`: what was charged and not refunded. */
export function accountRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/v1/events', request => listEvents(sandbox, parseParameters(EventListParameters, inputOf(request).form)))
  app.get('/v1/events/:id', async request => {
    const { id } = inputOf(request)
    const found = await sandbox.pool.query<{ payload: string }>('SELECT payload FROM sandbox.events WHERE id = $1', [
      id,
    ])
    const payload = found.rows[0]?.payload
    if (!payload) throw resourceMissing('event', id, 'id')
    const event: unknown = JSON.parse(payload)
    return event
  })
  app.get('/v1/balance', async request => {
    parseParameters(z.strictObject({}), inputOf(request).form)
    return readBalance(sandbox)
  })
}
