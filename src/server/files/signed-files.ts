// Addresses of private files: short-lived, signed, bound to the session that asked, or, for what is free, to the network
// (T32, T33).
import { z } from 'zod'

import { minutes } from '#src/wire/durations.ts'

import { sameText, sign } from '../security/secrets.ts'
import { checkKey } from '../storage/storage.ts'

const PURPOSE = 'media'
/** An address lives between one and two of these, so that within one it stays the same and a browser can cache it. */
const WINDOW_MS = minutes(15)

/** When it ends in milliseconds, who may read it, the key, the course that the file is read for, and its free video. */
const Payload = z.tuple([z.number(), z.string(), z.string(), z.string().optional(), z.string().optional()])

export type SessionFile = {
  readonly key: string
  readonly sessionId: string
  /** The right ends before its time when the person may not open this course any more. */
  readonly courseId?: string | undefined
}

/** A file of a lesson that everybody may watch; the right ends before its time when it is free no more. */
export type FreeFile = {
  readonly key: string
  readonly courseId: string
  readonly videoId: string
  /** Names the network of the visitor who asked, and tells it to nobody. */
  readonly network: string
}

export type SignedFile = SessionFile | FreeFile

/**
 * Signs the right to read one file, for one session or one network.
 * @returns a path segment: payload and signature
 */
export function signFile(secret: string, grant: SignedFile, now: Date): string {
  const expires = (Math.floor(now.getTime() / WINDOW_MS) + 2) * WINDOW_MS
  const payload = Buffer.from(JSON.stringify([expires, ...fieldsOf(grant)])).toString('base64url')
  return `${payload}.${sign(secret, `${PURPOSE}:${payload}`)}`
}

function fieldsOf(grant: SignedFile): string[] {
  const key = checkKey(grant.key)
  if ('network' in grant) return [grant.network, key, grant.courseId, grant.videoId]
  return [grant.sessionId, key, ...(grant.courseId ? [grant.courseId] : [])]
}

/** @returns the granted file, or undefined when the signature is not ours or the time is over */
export function readSignedFile(secret: string, grant: string, now: Date): SignedFile | undefined {
  const [payload = '', signature = ''] = grant.split('.')
  if (!sameText(signature, sign(secret, `${PURPOSE}:${payload}`))) return undefined
  const read = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const [expires, reader, key, courseId, videoId] = read
  if (now.getTime() >= expires) return undefined
  if (courseId && videoId) return { key, courseId, videoId, network: reader }
  return { key, sessionId: reader, ...(courseId && { courseId }) }
}
