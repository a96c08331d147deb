// How an answer is compressed for who asks.
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Bodies, Encoding } from './page-cache.ts'

/** Whether a browser takes an encoding; `q=0` says that it does not. */
const takes = {
  zstd: /(?<![^\s,])zstd(?![^\s,;])(?!\s*;\s*q=0(\.0*)?\b)/,
  br: /(?<![^\s,])br(?![^\s,;])(?!\s*;\s*q=0(\.0*)?\b)/,
  gzip: /(?<![^\s,])gzip(?![^\s,;])(?!\s*;\s*q=0(\.0*)?\b)/,
} as const

const firstTaken = ({ headers }: FastifyRequest, offered: readonly (keyof typeof takes)[]): Encoding => {
  const accepted = headers['accept-encoding'] ?? ''
  return offered.find(name => takes[name].test(accepted)) ?? 'identity'
}

/** What is made for one asker: the quickest first, which makes as few bytes as gzip at its best. */
export const onceEncodingOf = (request: FastifyRequest): Encoding => firstTaken(request, ['zstd', 'br', 'gzip'])

/** Sends the body that suits the asker best, of those that there are. */
export function sendBody(request: FastifyRequest, reply: FastifyReply, bodies: Bodies): FastifyReply {
  const there = (['zstd', 'br', 'gzip'] as const).filter(name => bodies[name])
  const encoding = firstTaken(request, there)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}
