import { and, eq, isNull, sql } from 'drizzle-orm'

import { isPendingAlive } from '#src/features/accounts/queries.ts'
import { emailChanges, passwordResets, pendingSignUps } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { MailName, Mails } from '#src/server/mail/mail.ts'
import { hashToken } from '#src/server/security/secrets.ts'

import { hashCode } from '../sign-up/activation-code.ts'
import { hashEmailCode } from './add-email.ts'

type Sent<N extends MailName> = { to: string; data: Mails[N] }

/** The token at the end of the path that a mail leads to. */
const tokenIn = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

const fresheners: { readonly [N in MailName]?: (context: Context, mail: Sent<N>) => Promise<boolean> } = {
  activation: async (context, { data: { code, url } }) => {
    const tokenHash = hashToken(tokenIn(url))
    const isCurrent = eq(pendingSignUps.codeHash, hashCode(context, tokenHash, code))
    const { rowCount } = await context.db
      .update(pendingSignUps)
      .set({ codeSentAt: sql`now()` })
      .where(and(eq(pendingSignUps.tokenHash, tokenHash), isCurrent, isPendingAlive))
    return rowCount !== 0
  },
  'email-code': async (context, { to, data: { code } }) => {
    const asked = await context.db.select().from(emailChanges).where(eq(emailChanges.email, to))
    const mine = asked.find(
      ({ sessionId, codeHash }) => codeHash === hashEmailCode(context, { sessionId, email: to, code }),
    )
    if (!mine) return false
    const { rowCount } = await context.db
      .update(emailChanges)
      .set({ codeSentAt: sql`now()` })
      .where(and(eq(emailChanges.userId, mine.userId), eq(emailChanges.codeHash, mine.codeHash)))
    return rowCount !== 0
  },
  'password-reset': async (context, { data: { url } }) => {
    const { rowCount } = await context.db
      .update(passwordResets)
      .set({ createdAt: sql`now()` })
      .where(and(eq(passwordResets.tokenHash, hashToken(tokenIn(url))), isNull(passwordResets.usedAt)))
    return rowCount !== 0
  },
}

/**
 * Begins the life of a code or link when its mail leaves: it may have waited for the mail server longer than it lives.
 * @returns false for one that is void: it was used, or a newer one was sent
 */
export async function freshenMail<N extends MailName>(
  context: Context,
  { to, template, data }: Sent<N> & { template: N },
): Promise<boolean> {
  const freshen = fresheners[template]
  return freshen ? freshen(context, { to, data }) : true
}
