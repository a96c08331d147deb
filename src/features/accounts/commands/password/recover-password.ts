import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { accountsContract } from '#src/features/accounts/contract.ts'
import { limits, resetLifeMs } from '#src/features/accounts/policy.ts'
import { findCredentials, readUser } from '#src/features/accounts/queries.ts'
import { accountEmails, passwordResets } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { networkKey } from '#src/server/http/addresses.ts'
import { countAddress } from '#src/server/limits/limits.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { minutes } from '#src/wire/durations.ts'
import { takenNext } from '#src/wire/next-address.ts'

import { countMail } from '../count-mail.ts'
import { lockUsers } from '../lock-users.ts'

type Input = z.output<typeof accountsContract.recoverPassword.input>

/**
 * Takes the wish for a reset link (L-FORG-4). Whether there is such an account is found out later, in a job: neither
 * the answer nor its time tells it (D-20, T8).
 */
export async function recoverPassword(context: Context, { email, next }: Input) {
  const tooMany = await countAddress(context, limits.recoveries)
  if (tooMany) return tooMany
  const from = networkKey(context.ip)
  await context.queue.send(context.db, 'recover-password', { email, from, next: takenNext(next) })
  context.log.info({ event: 'password-recovery', ip: context.ip }, 'password recovery asked for')
  return { sent: true as const }
}

/** `from`: the network that asks. */
export type ResetWish = { readonly email: string; readonly from: string; readonly next?: string | undefined }

/** Mails a reset link to an email that belongs to an account; the links that were sent before are void (T17). */
export async function sendResetLink(context: Context, { email, from, next }: ResetWish): Promise<void> {
  const account = await findCredentials(context, email)
  const isMeant = account && !account.disabledAt && !(await countLink(context, `${account.userId}:${email}`, from))
  if (!isMeant) return drawForNobody(context)
  const { firstName } = await readUser(context, account.userId)
  const token = newToken()
  const url = `${context.publicUrl}/reset-password/${token}`
  await context.db.transaction(async tx => {
    await lockUsers(tx, [account.userId])
    if (!(await holdEmail(tx, account.userId, email))) return
    await tx.delete(passwordResets).where(eq(passwordResets.userId, account.userId))
    await tx.insert(passwordResets).values({ tokenHash: hashToken(token), userId: account.userId, next })
    const data = { firstName, url, minutes: resetLifeMs / minutes(1) }
    await sendMail(context.queue, tx, { to: email, template: 'password-reset', data }, { isAwaited: true })
  })
}

/** Counted by the email of the account that was typed: who knows the second one uses up nothing of the primary one's. */
function countLink(context: Context, mailbox: string, from: string) {
  const network = `${mailbox}:${from}`
  return countMail(context, resetMails, { mailbox, caller: network, network })
}

const resetMails = {
  ofCaller: limits.resetLinks,
  ofNetwork: limits.resetLinksOfNetwork,
  toOne: limits.resetLinksToOne,
  late: limits.lateResetLinks,
}

/**
 * Drawing a mail is work that slows the answers to whoever asks next: without an account it is done as well, and thrown
 * away, so that those answers tell nothing (T8).
 */
async function drawForNobody({ renderer, identity, publicUrl }: Context): Promise<void> {
  const url = `${publicUrl}/reset-password/${newToken()}`
  await renderer.mail('password-reset', { firstName: '', url, minutes: resetLifeMs / minutes(1) }, identity())
}

/** An address that is taken away meanwhile gets no link: whoever takes it waits for this, and then ends the link (T16). */
async function holdEmail(tx: Tx, userId: string, email: string): Promise<boolean> {
  const held = await tx
    .select({ email: accountEmails.email })
    .from(accountEmails)
    .where(and(eq(accountEmails.email, email), eq(accountEmails.userId, userId)))
    .for('share')
  return held.length > 0
}
