// What went wrong, told by the error that it left: the database, the payment provider, the storage, or ourselves.
import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { Log } from '../observability/log.ts'
import { PaymentsCrowded, PaymentsUnavailable } from '../payments/reached.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import { Crowded } from '../turns/crowd.ts'

/** Writes down what failed, with its stack. That there was no room is no surprise under load: one line, to be counted. */
export function logFailure(log: Pick<Log, 'warn' | 'error'>, error: unknown, text: string): void {
  if (error instanceof Crowded) log.warn({ event: 'crowded', kind: error.kind }, text)
  else log.error({ err: error }, text)
}

/** What a surprise looks like from outside: database, payment provider or storage are away or full, or we are broken. */
export function refusalFor(error: unknown): Refused {
  if (error instanceof Crowded) return refuse('unavailable', { retryAfter: 2 })
  if (error instanceof PaymentsCrowded) return refuse('payment-crowded', { retryAfter: 5 })
  if (error instanceof PaymentsUnavailable) return refuse('payment-unavailable')
  if (error instanceof StorageUnavailable || isDiskFull(error)) return refuse('storage-unavailable', { retryAfter: 30 })
  return isDatabaseAway(error) ? refuse('unavailable', { retryAfter: 2 }) : refuse('broken')
}

/**
 * PostgreSQL's classes 08, 53 and 57: connections, resources, intervention by an operator or a time limit; and 40, what it
 * ended for the sake of others, again and again.
 */
const awayCodes = /^(08|40|53|57)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const awayTexts = /timeout exceeded when trying to connect|Connection terminated|not queryable/

function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, syscall, message }) =>
      awayCodes.test(code ?? '') || awayTexts.test(message) || (code === 'ENOENT' && syscall === 'connect'), // the embedded server's socket
  )
}

/** No room, or the quota is used up (R9). */
const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code === 'ENOSPC' || code === 'EDQUOT')

function causesOf(error: unknown): NodeJS.ErrnoException[] {
  const causes: NodeJS.ErrnoException[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
