// Sends forms from addresses of their own, as `fetch` cannot, and hangs up before they are answered.
import { request } from 'node:http'

import { onTestFinished } from 'vitest'

type Answer = { readonly status: number | undefined; readonly retryAfter: string | undefined }

export type SentForm = {
  /** Undefined for who hung up. */
  readonly answer: Promise<Answer | undefined>
  readonly isAnswered: () => boolean
  readonly hangUp: () => void
}

/**
 * Sends a whole form in one go.
 * @param from the address in 127.0.0.0/8 that it comes from
 */
export async function sendForm(url: string, form: FormData, from: string): Promise<SentForm> {
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': body.length,
    'sec-fetch-site': 'same-origin',
  }
  const call = request(url, { method: 'POST', headers, localAddress: from, agent: false })
  let isAnswered = false
  const answer = new Promise<Answer | undefined>(resolve => {
    call.once('response', response => {
      isAnswered = true
      response.resume()
      resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] })
    })
    call.once('error', () => resolve(undefined))
  })
  onTestFinished(() => void call.destroy())
  call.end(body)
  return { answer, isAnswered: () => isAnswered, hangUp: () => void call.destroy() }
}
