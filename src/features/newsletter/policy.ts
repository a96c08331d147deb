import { sameText, sign } from '#src/server/security/secrets.ts'
import { days } from '#src/wire/durations.ts'

type Purpose = 'confirm' | 'unsubscribe'

/** How long the question whether an address is meant may be answered. */
const confirmLifeMs = days(7)

/** Lets its holder confirm an address that was asked for at that moment. */
export const confirmToken = (secret: string, email: string, askedAt: Date): string =>
  seal(secret, 'confirm', `${encode(email)}.${askedAt.getTime().toString(36)}`)

/** Lets its holder take an address off the letter, for ever: it stands in mails that are kept. */
export const unsubscribeToken = (secret: string, email: string): string => seal(secret, 'unsubscribe', encode(email))

/** @returns undefined when the token is not ours, is for something else, or its time is over */
export function confirmedBy(secret: string, token: string, now: Date): { email: string; askedAt: Date } | undefined {
  const [email = '', time = ''] = unseal(secret, 'confirm', token)?.split('.') ?? []
  const askedAt = new Date(Number.parseInt(time, 36))
  const isOpen = now.getTime() - askedAt.getTime() < confirmLifeMs
  return isOpen ? { email: decode(email), askedAt } : undefined
}

/** @returns undefined when the token is not ours or is for something else */
export function unsubscribedBy(secret: string, token: string): string | undefined {
  const email = unseal(secret, 'unsubscribe', token)
  return email === undefined ? undefined : decode(email)
}

function seal(secret: string, purpose: Purpose, payload: string): string {
  return `${payload}.${sign(secret, `newsletter:${purpose}:${payload}`)}`
}

function unseal(secret: string, purpose: Purpose, token: string): string | undefined {
  const cut = token.lastIndexOf('.')
  const payload = token.slice(0, Math.max(0, cut))
  return sameText(token, seal(secret, purpose, payload)) ? payload : undefined
}

const encode = (email: string): string => Buffer.from(email).toString('base64url')
const decode = (text: string): string => Buffer.from(text, 'base64url').toString()
