import { asc, eq } from 'drizzle-orm'

import type { PersonalData } from '#src/server/personal-data.ts'

import { countRecoveryCodes, findApp } from '../queries.ts'
import { passkeys } from '../tables.ts'
import { removeFactors } from './enrolment.ts'

/** How a person signs in besides the password; nothing that would sign in. */
export const factorData: PersonalData = {
  name: 'second-factor',
  collect: async (db, { userId }) => {
    const { name, canSync, isSynced, createdAt, lastUsedAt } = passkeys
    const keys = await db
      .select({ name, canSync, isSynced, createdAt, lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(createdAt))
    const app = await findApp(db, userId)
    const recoveryCodesLeft = await countRecoveryCodes(db, userId)
    return { rows: { passkeys: keys, authenticatorAppSince: app?.createdAt ?? null, recoveryCodesLeft } }
  },
  erase: async (tx, { userId }) => {
    await removeFactors(tx, userId)
    return []
  },
}
