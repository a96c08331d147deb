import { sameText, sign } from '#src/server/secrets.ts'

export type Purpose = 'confirm' | 'unsubscribe'

/** A token that lets its holder do one thing with one address. */
export function tokenFor(secret: string, purpose: Purpose, email: string): string {
  const payload = Buffer.from(email).toString('base64url')
  return `${payload}.${sign(secret, `newsletter:${purpose}:${payload}`)}`
}

/** @returns the address, or undefined when the token is not ours or is for something else */
export function emailIn(secret: string, purpose: Purpose, token: string): string | undefined {
  const [payload = '', signature = ''] = token.split('.')
  const isOurs = sameText(signature, sign(secret, `newsletter:${purpose}:${payload}`))
  return isOurs ? Buffer.from(payload, 'base64url').toString() : undefined
}
