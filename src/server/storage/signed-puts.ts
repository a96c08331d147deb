// Addresses of our own server under which somebody may send one file: short-lived, and signed over everything that the
// request may be, as S3 signs its own (T86).
import { z } from 'zod'

import { seconds } from '#src/wire/durations.ts'

import type { Clock } from '../clock.ts'
import { sameText, sign } from '../security/secrets.ts'
import { checkKey, headersOf, SIGNED_PUT_SECONDS, type PutTerms, type SignedPut } from './storage.ts'

const PURPOSE = 'upload:PUT'

/** `isExact` off: `contentLength` is the most that may come, for who could not say it before. */
export type SignedPutTerms = PutTerms & { readonly isExact: boolean }

/** When it ends in milliseconds, then the grant's fields. */
const Payload = z.tuple([z.number(), z.string(), z.string(), z.number(), z.boolean(), z.boolean()])

export type Signing = { readonly secret: string; readonly publicUrl: string; readonly now: Clock }

/** Signs the right to send one file to our own server, whatever the storage behind it. */
export function signOwnPut({ secret, publicUrl, now }: Signing, grant: SignedPutTerms): SignedPut {
  const { key, contentType, contentLength, isPublic, isExact } = grant
  const ends = now().getTime() + seconds(SIGNED_PUT_SECONDS)
  const fields: z.input<typeof Payload> = [ends, checkKey(key), contentType, contentLength, isPublic, isExact]
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url')
  const signature = sign(secret, `${PURPOSE}:${payload}`)
  return { url: `${publicUrl}/api/uploads/${payload}.${signature}`, headers: headersOf(grant) }
}

/** @returns what was granted, or undefined when the signature is not ours or the time is over */
export function readSignedPut({ secret, now }: Omit<Signing, 'publicUrl'>, signed: string): SignedPutTerms | undefined {
  const [payload = '', signature = ''] = signed.split('.')
  if (!sameText(signature, sign(secret, `${PURPOSE}:${payload}`))) return undefined
  const [ends, key, contentType, contentLength, isPublic, isExact] = Payload.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  )
  return now().getTime() < ends ? { key, contentType, contentLength, isPublic, isExact } : undefined
}
