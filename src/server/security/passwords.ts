// Passwords: hashed with argon2id, a few at a time, and compared with what everybody uses.
import { readFileSync } from 'node:fs'

import { hash, parseOptions, verify } from '@node-rs/argon2'

import { createFairLine, type Party, type Place } from '../turns/fair-line.ts'

/** OWASP's first recommendation for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Hashes run on libuv's threads, of which Node has four unless told otherwise. Three at a time leave one for reading
 * files, and bound the memory to 3 * 19 MiB. A hundred places are about half a second of work on an idle machine: an
 * address gets less than that, and an account as many as a person with a few open windows needs. Who comes anew waits for
 * one hash of each address that waits, so that many places keep nobody waiting: fifty addresses have to fill them,
 * of ten networks at least.
 */
const line = createFairLine({ atOnce: 3, all: 1500, network: 150, address: 30, account: 4 })

/**
 * A place in the line that everything waits in which makes or compares a hash for somebody outside (D3). Take it before
 * anything else is done for them.
 * @returns undefined where so many wait already that one is better told to come again
 */
export const takeHashingPlace = (party: Party): Place | undefined => line.take(party)

/** @returns the argon2id hash in PHC form, salt and parameters included */
export const hashPassword = (password: string, place: Place = line.own): Promise<string> =>
  place.run(() => hash(password, parameters))

let decoy: Promise<string> | undefined

/**
 * Compares a password with a stored hash. Without a hash it does the same work, so that the time does not tell whether
 * there is such an account.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  place: Place = line.own,
): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has')
  const known = stored ?? (await decoy)
  const fits = await place.run(() => verify(known, password))
  return fits && stored !== undefined
}

/** True for a hash that was made with less work than is asked for today (T12). */
export function isHashOutdated(stored: string): boolean {
  const made = parseOptions(stored)
  return made.memoryCost < parameters.memoryCost || made.timeCost < parameters.timeCost
}

let common: Set<string> | undefined

/**
 * True for a password that is one of the 10 000 most common ones, also behind the usual disguise: capitals, digits and
 * signs around it, `@` for `a` (T11); and for a number alone, which is a row, a date or a telephone. The words come from
 * the list of zxcvbn-ts 4.1.3 (MIT), brought into this form.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'))
  const known = common
  if (/^\d{1,10}$/.test(password)) return true
  const words = undisguised(password)
  return words.some(word => word.length >= 4 && known.has(word))
}

const substitutes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** The word inside a password; a sign at its ends may belong to it (`$ummer1`) or not (`Qwerty1$`). */
function undisguised(password: string): string[] {
  const lower = password.toLowerCase()
  return [/^[^\p{L}]+|[^\p{L}]+$/gu, /^[^\p{L}@$]+|[^\p{L}@$]+$/gu].map(ends =>
    lower.replace(ends, '').replace(/[@4310$57!]/g, sign => substitutes[sign] ?? sign),
  )
}
