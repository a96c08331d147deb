import { eq } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import type { Context, Services } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

import { isSetUpKey, setUpKey } from './policy.ts'

export const hasAdministrator = async (db: Db): Promise<boolean> => {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  return found.length > 0
}

/** Where an academy without administrators is set up; undefined for every other one. */
export const setUpAddress = async ({
  db,
  secret,
  publicUrl,
}: Pick<Services, 'db' | 'secret' | 'publicUrl'>): Promise<string | undefined> =>
  (await hasAdministrator(db)) ? undefined : `${publicUrl}/setup/${setUpKey(secret)}`

/** Refuses 'set-up-ended' to a wrong key, and once there is an administrator. */
export async function readSetUp({ db, secret, identity }: Context, { token }: { token: string }) {
  if (!isSetUpKey(secret, token) || (await hasAdministrator(db))) return refuse('set-up-ended')
  return { academy: identity().isOwn ? identity().name : '' }
}
