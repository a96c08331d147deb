import { eq, sql } from 'drizzle-orm'

import { accountEmails } from '#src/features/accounts/tables.ts'
import type { Services } from '#src/server/context.ts'
import { isDuplicate } from '#src/server/database/database.ts'
import { normalEmail } from '#src/wire/text/emails.ts'

/**
 * Writes emails that an earlier version kept in another spelling, those with an international domain, in the one that is
 * looked for. Where another account has that spelling by now both stay as they are: the operator asks whose it is.
 */
export async function normaliseEmails({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const { email } = accountEmails
  const others = await db
    .select({ former: email })
    .from(accountEmails)
    .where(sql`length(${email}) <> octet_length(${email})`) // of a million emails a third of what a pattern takes
  for (const { former } of others) {
    const wanted = normalEmail(former)
    if (wanted === undefined || wanted === former) continue
    try {
      await db.update(accountEmails).set({ email: wanted }).where(eq(email, former))
    } catch (error) {
      if (!isDuplicate(error, 'account_emails_pkey')) throw error
      log.warn({ event: 'email-in-two-spellings', email: former }, 'two accounts have one email')
    }
  }
}
