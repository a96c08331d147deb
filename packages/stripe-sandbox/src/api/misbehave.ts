import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { ApiError } from '../errors.ts'
import type { ApiFault } from '../faults.ts'

/** Breaks one answer as a test ordered. @throws ApiError the ordered status */
export async function misbehave(fault: ApiFault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.delayMs > 0) await wait(fault.delayMs)
  if (fault.kind === 'delay') return
  // Nobody hears the error, which keeps the call from being done.
  if (fault.kind === 'reset') request.raw.socket.resetAndDestroy()
  if (fault.retryAfterSeconds !== undefined) reply.header('retry-after', fault.retryAfterSeconds)
  const rateLimited = fault.status === 429
  throw new ApiError(fault.status, rateLimited ? 'invalid_request_error' : 'api_error', 'A fault was ordered.', {
    ...(rateLimited && { code: 'rate_limit' }),
  })
}
