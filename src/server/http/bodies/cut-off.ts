import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import { answerTo, type Refused } from '#src/wire/refusals.ts'

type Answer = { readonly refused: Refused; readonly status?: number; readonly error?: Error }

/**
 * Ends a connection on which a request still comes, or came that is none: a refusal, and then nothing more.
 * @param answer its status is that of the refusal unless it says another one
 */
export function cutOff(socket: Socket, { refused, status, error }: Answer): void {
  const answer = answerTo(refused)
  const code = status ?? answer.status
  const body = JSON.stringify(answer.body)
  const lines = [
    `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
    'content-type: application/json; charset=utf-8',
    ...(refused.retryAfter ? [`retry-after: ${refused.retryAfter}`] : []),
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
