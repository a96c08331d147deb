// Random tokens, their stored form, and signatures.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** A token of 256 random bits, safe in addresses and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text can be such a token at all: what cannot need not be looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

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

/** A sealed text opens only with the same secret, for the same purpose and the same owner. */
type Seal = { readonly secret: string; readonly purpose: string; readonly owner: string }

const [CIPHER, NONCE_BYTES, TAG_BYTES] = ['aes-256-gcm', 12, 16] as const

/** Each purpose has a key of its own, so that what one of them tells helps nobody with another (ASVS 11.2). */
const keyFor = ({ secret, purpose }: Seal) => Buffer.from(hkdfSync('sha256', secret, '', `palestra ${purpose}`, 32))

/** Encrypts what has to be read again, for storing. @returns base64url */
export function seal(text: string, by: Seal): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(by), nonce).setAAD(Buffer.from(by.owner))
  const body = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString('base64url')
}

/** @returns undefined when it was sealed with another secret, for something or somebody else, or was changed */
export function unseal(sealed: string, by: Seal): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(by), nonce).setAAD(Buffer.from(by.owner)).setAuthTag(tag)
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
