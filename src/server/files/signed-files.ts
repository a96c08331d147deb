// Addresses of private files: short-lived, signed, bound to the session that asked (T32, T33).
import { z } from 'zod'

import { minutes } from '#src/wire/durations.ts'

import { sameText, sign } from '../security/secrets.ts'
import { checkKey } from '../storage/storage.ts'

const PURPOSE = 'media'
/** An address lives between one and two of these, so that within one it stays the same and a browser can cache it. */
const WINDOW_MS = minutes(15)

/** When it ends in milliseconds, the session, the key, and the course that the file is read for. */
const Payload = z.tuple([z.number(), z.string(), z.string(), z.string().optional()])

export type SignedFile = {
  readonly key: string
  readonly sessionId: string
  /** The right ends before its time when the person may not open this course any more. */
  readonly courseId?: string | undefined
}

/**
 * Signs the right to read one file, for one session.
 * @returns a path segment: payload and signature
 */
export function signFile(secret: string, { key, sessionId, courseId }: SignedFile, now: Date): string {
  const expires = (Math.floor(now.getTime() / WINDOW_MS) + 2) * WINDOW_MS
  const fields = [expires, sessionId, checkKey(key), ...(courseId ? [courseId] : [])]
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url')
  return `${payload}.${sign(secret, `${PURPOSE}:${payload}`)}`
}

/** @returns the granted file, or undefined when the signature is not ours or the time is over */
export function readSignedFile(secret: string, grant: string, now: Date): SignedFile | undefined {
  const [payload = '', signature = ''] = grant.split('.')
  if (!sameText(signature, sign(secret, `${PURPOSE}:${payload}`))) return undefined
  const [expires, sessionId, key, courseId] = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return now.getTime() < expires ? { key, sessionId, ...(courseId && { courseId }) } : undefined
}
