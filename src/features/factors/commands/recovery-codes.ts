import { randomBytes } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { hashToken } from '#src/server/security/secrets.ts'

import { RECOVERY_CODES } from '../policy.ts'
import { countRecoveryCodes } from '../queries.ts'
import { recoveryCodes } from '../tables.ts'
import { tellFactorChange } from './notify-factor-change.ts'

/** Crockford's: nothing in it looks like something else. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const CODE_LETTERS = 24

/** Six groups of four letters: 120 random bits, so that a plain hash keeps them (ASVS 6.5.2, 6.5.3). */
function newRecoveryCode(): string {
  const letters = [...randomBytes(CODE_LETTERS)].map(byte => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** As somebody may type it: in capitals, without the dashes, with an O for a 0. */
const hashOf = (code: string): string =>
  hashToken(
    code
      .toLowerCase()
      .replace(/[^0-9a-z]/g, '')
      .replaceAll('o', '0')
      .replace(/[il]/g, '1'),
  )

/** Makes new codes for a person; those of before are worth nothing any more. @returns them, for this once */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map(code => ({ userId, codeHash: hashOf(code) })))
  return codes
}

/** Uses a code up, and tells its person. Of two uses at once, one finds it. */
export async function takeRecoveryCode(context: Context, userId: string, code: string): Promise<boolean> {
  return context.db.transaction(async tx => {
    const { rowCount } = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    if (rowCount === 0) return false
    const left = await countRecoveryCodes(tx, userId)
    await tellFactorChange(context, tx, { userId, change: 'code-used', left })
    return true
  })
}
