import { randomBytes } from 'node:crypto'

/** A random public id such as `pi_9f3c…`. @param prefix without the underscore */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** A secret nobody can guess: 192 random bits. */
export function newSecret(): string {
  return randomBytes(24).toString('hex')
}
