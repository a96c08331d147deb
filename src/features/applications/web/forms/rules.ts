// What the forms check before they send; the server checks all of it again.

import { CLUB_SIZE_MAX, EXPERIENCE_MAX, isBirthday, isEstablishedYear } from '#src/wire/application-rules.ts'
import { isEmail, isPhone } from '#src/wire/text/patterns.ts'

/** K-17, D-50 */
const IMAGE_MAX_BYTES = 10_000_000
const imageTypes = new Set(['image/png', 'image/jpeg', 'image/gif'])

/** @returns what is wrong with an image, as far as a browser can tell */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): 'imageType' | 'imageSize' | undefined {
  if (!imageTypes.has(type)) return 'imageType'
  return size > IMAGE_MAX_BYTES ? 'imageSize' : undefined
}

const isWhole = (value: string): boolean => /^\d{1,9}$/.test(value.trim())

export const checks = {
  filled: (value: string): boolean => value.trim() !== '',
  email: (value: string): boolean => isEmail(value.trim()),
  phone: (value: string): boolean => isPhone(value.trim()),
  year: (value: string): boolean => isWhole(value) && isEstablishedYear(Number(value), new Date()),
  clubSize: (value: string): boolean => isWhole(value) && Number(value) >= 1 && Number(value) <= CLUB_SIZE_MAX,
  experience: (value: string): boolean => isWhole(value) && Number(value) <= EXPERIENCE_MAX,
  number: (value: string): boolean => /^[-+]?\d+([.,]\d+)?$/.test(value.trim()),
  birthday: (value: string): boolean => isBirthday(value, new Date()),
  website: (value: string): boolean => value.trim() === '' || /^https?:\/\/[^\s/]+\.[^\s]+$/.test(webAddress(value)),
} as const

/** Most people type their club's address without a scheme. */
export function webAddress(value: string): string {
  const typed = value.trim()
  return typed === '' || typed.includes(':') ? typed : `https://${typed}`
}
