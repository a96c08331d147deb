import { sameText, sign } from '#src/server/security/secrets.ts'

/**
 * What opens the set-up: the same in every process that knows the academy's secret, so that it is stored nowhere. It opens
 * nothing once there is an administrator.
 */
export const setUpKey = (secret: string): string => sign(secret, 'set-up of an empty academy')

export const isSetUpKey = (secret: string, given: string): boolean => sameText(given, setUpKey(secret))

/** What the link of a test mail proves: it was mailed to this administrator. */
export const testMailKey = (secret: string, userId: string): string => sign(secret, `test mail to ${userId}`)

export const isTestMailKey = (secret: string, { given, userId }: { given: string; userId: string }): boolean =>
  sameText(given, testMailKey(secret, userId))

/** Typed by whoever ends the demo. */
export const isConfirmed = (typed: string, academy: string): boolean =>
  typed.trim().toLowerCase() === academy.trim().toLowerCase()
