import type { FastifyReply, FastifyRequest } from 'fastify'

import { ApiError, invalidRequest } from '../errors.ts'

/** Answers an error in the provider's shape; what nobody expected is logged and answered 500. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) {
    if (error.detail.code === 'idempotency_key_in_use') reply.header('stripe-should-retry', 'true')
    return reply.status(error.status).send(error.body())
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status < 500 && error instanceof Error) return reply.status(status).send(invalidRequest(error.message).body())
  request.log.error(error)
  return reply.status(500).send(new ApiError(500, 'api_error', 'The sandbox failed.').body())
}
