// Random tokens, their stored form, and signatures.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A token of 256 random bits, safe in addresses and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a token is stored: with 256 random bits, a plain SHA-256 cannot be searched. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A number with as many digits as asked, the first not 0, from a cryptographic source. */
export const newCode = (digits: number): string => String(randomInt(10 ** (digits - 1), 10 ** digits))

/** Keyed hash for short codes and signed addresses. @returns base64url */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Compares without telling by its time how much was right. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
