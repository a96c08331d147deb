import { createHmac } from 'node:crypto'

import type { Attempt } from './outbox.ts'

/** Where webhooks go and how they are signed. */
export type WebhookTarget = { url: () => string; secret: string; timeoutMs: number }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The address when it is this machine's own. @throws Error for any other: the sandbox calls nobody else */
export function loopbackUrl(address: string): URL {
  const url = new URL(address)
  if (url.protocol !== 'http:' || !loopback.has(url.hostname)) {
    throw new Error(`The sandbox sends webhooks to this machine only, not to ${url.origin}`)
  }
  return url
}

/**
 * Sends one signed event. The signature's time is the attempt's, as the receiver refuses old ones.
 * @param signal ends the attempt early
 * @returns what happened; an unreachable receiver is an outcome too
 */
export async function sendEvent(
  { url, secret, timeoutMs }: WebhookTarget,
  { payload, now, signal }: { payload: string; now: Date; signal: AbortSignal },
): Promise<Attempt> {
  const at = now.toISOString()
  const timestamp = Math.floor(now.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  try {
    const response = await fetch(loopbackUrl(url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${timestamp},v1=${digest}` },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    return { at, status: response.status, error: null }
  } catch (error) {
    return { at, status: null, error: error instanceof Error ? error.message : String(error) }
  }
}
