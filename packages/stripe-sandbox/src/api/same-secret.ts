import { createHash, timingSafeEqual } from 'node:crypto'

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** True for two equal secrets, in a time that tells nothing about them. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other))
