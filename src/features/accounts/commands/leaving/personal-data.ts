import { eq, inArray, sql } from 'drizzle-orm'

import { isUploadedImage } from '#src/features/accounts/policy.ts'
import {
  accountEmails,
  accountUndos,
  emailChanges,
  passwordResets,
  pendingSignUps,
  sessions,
  users,
} from '#src/features/accounts/tables.ts'
import { entriesAbout, forgetName } from '#src/server/audit/audit.ts'
import { describeUserAgent } from '#src/server/http/user-agents.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

/** Who a person is, and where they are signed in. The row of a removed person stays, and names nobody. */
export const accountData: PersonalData = {
  name: 'account',
  collect: async (db, { userId }) => {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    const emails = await db.select().from(accountEmails).where(eq(accountEmails.userId, userId))
    const signedIn = await db.select().from(sessions).where(eq(sessions.userId, userId))
    return {
      rows: {
        firstName: user?.firstName,
        lastName: user?.lastName,
        role: user?.role,
        joinedAt: user?.createdAt,
        deletionRequestedAt: user?.deletionRequestedAt,
        devicesForgottenAt: user?.devicesForgottenAt,
        emails: emails.map(({ email, isPrimary }) => ({ email, isPrimary })),
        devices: signedIn.map(({ userAgent, createdAt, lastSeenAt, confirmedAt }) => ({
          ...describeUserAgent(userAgent),
          signedInAt: createdAt,
          lastSeenAt,
          confirmedAt,
        })),
        doneByAdministrators: await entriesAbout(db, userId),
      },
      files: user?.image ? [{ name: `picture.${user.image.split('.').at(-1)}`, key: user.image }] : [],
    }
  },
  erase: async (tx, { userId, emails }) => {
    const [user] = await tx.select({ image: users.image }).from(users).where(eq(users.id, userId))
    for (const table of [emailChanges, accountUndos, passwordResets, sessions, accountEmails]) {
      await tx.delete(table).where(eq(table.userId, userId))
    }
    await tx.delete(pendingSignUps).where(inArray(pendingSignUps.email, [...emails]))
    await forgetName(tx, userId)
    await tx.update(users).set(nobody).where(eq(users.id, userId))
    return user?.image && isUploadedImage(user.image) ? [user.image] : []
  },
}

/** What stays of a person. No password fits the hash, and no email leads to it. */
const nobody = {
  firstName: 'Deleted',
  lastName: 'account',
  passwordHash: '-',
  image: null,
  role: 'learner',
  deletionRequestedAt: null,
  devicesForgottenAt: null,
  disabledAt: sql`now()`,
  erasedAt: sql`now()`,
} as const
