import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'

import { invitationLifeMs, invitationPauseMs, invitationsMax } from '#src/features/accounts/policy.ts'
import { isWithin } from '#src/features/accounts/queries.ts'
import { accountEmails, invitations } from '#src/features/accounts/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { days } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

/** True for an invitation that still opens something. */
export const isInvitationAlive = isWithin(invitations.sentAt, invitationLifeMs)

/**
 * Mails everybody a link of their own; who was invited before gets a new one, and the old one ends. Who has an account gets
 * none.
 * @returns who was invited, and who is here already; or a refusal where too many wait
 */
export async function inviteUsers(context: Context, { emails }: { emails: readonly string[] }) {
  const wanted = [...new Set(emails)].toSorted()
  return context.db.transaction(async tx => {
    await lockName(tx, 'invitations')
    const known = await knownAmong(tx, wanted)
    const invited = wanted.filter(email => !known.includes(email))
    const isOther = and(isInvitationAlive, notInArray(invitations.email, wanted))
    if ((await tx.$count(invitations, isOther)) + invited.length > invitationsMax) return refuse('too-many-invitations')
    const late = await justInvited(tx, invited)
    for (const email of invited) if (!late.includes(email)) await invite(context, tx, email)
    if (invited.length > 0) {
      const thing = { id: null, name: invited.join(', ').slice(0, 500) }
      await recordAudit(tx, context, { action: 'user.invite', thing, after: { emails: invited } })
    }
    return { invited, known }
  })
}

async function knownAmong(tx: Tx, emails: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ email: accountEmails.email })
    .from(accountEmails)
    .where(inArray(accountEmails.email, [...emails]))
    .orderBy(asc(accountEmails.email))
  return rows.map(({ email }) => email)
}

/** Nobody gets a second mail within a minute of the first, however often the button is pressed. */
async function justInvited(tx: Tx, emails: readonly string[]): Promise<string[]> {
  const isLate = and(inArray(invitations.email, [...emails]), isWithin(invitations.sentAt, invitationPauseMs))
  const rows = await tx.select({ email: invitations.email }).from(invitations).where(isLate)
  return rows.map(({ email }) => email)
}

async function invite({ queue, publicUrl, now, identity }: Context, tx: Tx, email: string): Promise<void> {
  const token = newToken()
  const fields = { tokenHash: hashToken(token), sentAt: now() }
  await tx
    .insert(invitations)
    .values({ email, ...fields })
    .onConflictDoUpdate({ target: invitations.email, set: fields })
  const data = {
    academy: identity().name,
    url: `${publicUrl}/invitation/${token}`,
    days: invitationLifeMs / days(1),
  }
  await sendMail(queue, tx, { to: email, template: 'invitation', data })
}

/** Ends an invitation: its link opens nothing any more. Refuses 'not-found'. */
export async function withdrawInvitation(context: Context, { id }: { id: string }) {
  return context.db.transaction(async tx => {
    const [gone] = await tx.delete(invitations).where(eq(invitations.id, id)).returning()
    if (!gone) return refuse('not-found')
    await recordAudit(tx, context, {
      action: 'user.uninvite',
      thing: { id: null, name: gone.email },
      before: { email: gone.email },
    })
    return { withdrawn: true } as const
  })
}

/** Who was invited and has no account yet, the newest first, a page at a time. */
export async function listInvitations({ db }: Context, { page, limit }: { page: number; limit: number }) {
  const total = await db.$count(invitations, isInvitationAlive)
  const rows = await db
    .select()
    .from(invitations)
    .where(isInvitationAlive)
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    total,
    NbOfPages: Math.max(1, Math.ceil(total / limit)),
    invitations: rows.map(({ id, email, sentAt }) => ({
      _id: id,
      email,
      sentAt: sentAt.toISOString(),
      endsAt: new Date(sentAt.getTime() + invitationLifeMs).toISOString(),
    })),
  }
}

/** Says to whoever opens the link of an invitation whom it is for. Refuses 'invitation-unknown'. */
export async function readInvitation({ db }: Context, { token }: { token: string }) {
  const [found] = await db
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, hashToken(token)), isInvitationAlive))
  return found ?? refuse('invitation-unknown')
}

/** Whether a sign-up has the link that was mailed to its address. Without it, nobody learns who was invited. */
export async function isInvited(
  { db }: Pick<Context, 'db'>,
  { email, token }: { email: string; token: string | undefined },
): Promise<boolean> {
  if (!token) return false
  const isIts = and(eq(invitations.tokenHash, hashToken(token)), eq(invitations.email, email), isInvitationAlive)
  return (await db.$count(invitations, isIts)) > 0
}

/** Who has an account needs no invitation any more. @returns whether there was one that still opened something */
export async function takeInvitation(tx: Db, email: string): Promise<boolean> {
  const taken = await tx
    .delete(invitations)
    .where(eq(invitations.email, email))
    .returning({ isAlive: sql<boolean>`${isInvitationAlive}` })
  return taken.some(({ isAlive }) => isAlive)
}
