// What a new password lacks, in words for a terminal. Forms have texts of their own.
import { passwordRequirements } from '#src/wire/account-rules.ts'

import { isCommonPassword } from './passwords.ts'

const requirements = [
  ['length', 'at least 8 characters'],
  ['upper', 'a capital letter'],
  ['lower', 'a small letter'],
  ['digit', 'a digit'],
  ['special', 'one of ! @ # $ % ^ & * ( ) , . ? " : { } | < >'],
] as const satisfies readonly (readonly [name: keyof typeof passwordRequirements, words: string])[]

/** @returns what a password needs to be accepted as a new one (D-12, T11); undefined when nothing is missing */
export function whatPasswordLacks(password: string): string | undefined {
  const missing = requirements.filter(([name]) => !passwordRequirements[name](password))
  if (missing.length > 0) return `needs ${missing.map(([, words]) => words).join(', ')}`
  return isCommonPassword(password) ? 'is a common password, or nearly one' : undefined
}
