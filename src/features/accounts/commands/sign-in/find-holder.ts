import { eq } from 'drizzle-orm'

import { accountEmails } from '#src/features/accounts/tables.ts'
import type { Db } from '#src/server/database/database.ts'

/** @param email in lower case, or none @returns whose proven address it is, primary or second */
export async function findHolderOf(db: Db, email: string | null): Promise<string | undefined> {
  if (!email) return undefined
  const [row] = await db
    .select({ userId: accountEmails.userId })
    .from(accountEmails)
    .where(eq(accountEmails.email, email))
  return row?.userId
}
