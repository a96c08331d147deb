// Revoking a certificate and giving it back, by staff or because of the money. The row stays: the number keeps its page.
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { certificates } from '../tables.ts'
import { verifyAddress } from './issue-certificate.ts'

type Certificate = typeof certificates.$inferSelect
type State = Pick<Certificate, 'revokedAt' | 'revokedCause' | 'revokedReason'>

const valid: State = { revokedAt: null, revokedCause: null, revokedReason: null }

/**
 * Revokes a certificate for a reason that everybody may read. Refuses a wrong password (T79), 'not-found', and 'conflict'
 * for one that is revoked already.
 */
export async function revokeCertificate(
  context: Context,
  { id, reason, password }: { id: string; reason: string; password: string },
) {
  return byStaff(context, { id, password }, async tx => {
    const state: State = { revokedAt: context.now(), revokedCause: 'staff', revokedReason: reason }
    const isMeant = and(eq(certificates.id, id), isNull(certificates.revokedAt))
    const changed = await change(context, tx, { isMeant, state })
    if (!changed) return refuse('conflict', { text: 'This certificate is revoked already' })
    await record(context, tx, { action: 'certificate.revoke', before: changed, after: { ...changed, ...state } })
    return { revoked: true } as const
  })
}

/** Makes a revoked certificate valid again, whatever it was revoked for. Refuses like `revokeCertificate`. */
export async function restoreCertificate(context: Context, { id, password }: { id: string; password: string }) {
  return byStaff(context, { id, password }, async tx => {
    const isMeant = and(eq(certificates.id, id), isNotNull(certificates.revokedAt))
    const changed = await change(context, tx, { isMeant, state: valid })
    if (!changed) return refuse('conflict', { text: 'This certificate is valid' })
    await record(context, tx, { action: 'certificate.restore', before: changed, after: { ...changed, ...valid } })
    return { revoked: false } as const
  })
}

type Held = { readonly userId: string; readonly courseId: string }

/** Revokes somebody's certificate of a course whose payment went back, in the transaction of what closed the purchase. */
export async function revokeUnpaid(
  context: Context,
  tx: Db,
  { cause, ...held }: Held & { cause: 'refund' | 'chargeback' },
): Promise<void> {
  const state: State = { revokedAt: context.now(), revokedCause: cause, revokedReason: null }
  await change(context, tx, { isMeant: and(isHeld(held), isNull(certificates.revokedAt)), state })
}

/** Gives back what was revoked because of the money, once that has come again; what staff revoked stays so. */
export async function restorePaid(context: Context, tx: Db, held: Held): Promise<void> {
  const isMeant = and(isHeld(held), inArray(certificates.revokedCause, ['refund', 'chargeback']))
  await change(context, tx, { isMeant, state: valid })
}

const isHeld = ({ userId, courseId }: Held) => and(eq(certificates.userId, userId), eq(certificates.courseId, courseId))

async function byStaff<T>(
  context: Context,
  { id, password }: { id: string; password: string },
  act: (tx: Tx) => Promise<T | Refused>,
): Promise<T | Refused> {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    if ((await tx.$count(certificates, eq(certificates.id, id))) === 0) return refuse('not-found')
    return act(tx)
  })
}

/**
 * Moves one certificate into a state. Its drawing says what it was, so it is thrown away and made anew; the holder is told.
 * @returns the certificate as it was, or undefined when none is meant: of two who revoke it at once, the second
 */
async function change(
  context: Context,
  tx: Db,
  { isMeant, state }: { isMeant: SQL | undefined; state: State },
): Promise<Certificate | undefined> {
  const [was] = await tx.select().from(certificates).where(isMeant).for('update')
  if (!was) return undefined
  await tx
    .update(certificates)
    .set({ ...state, pdfKey: null, revision: was.revision + 1 })
    .where(eq(certificates.id, was.id))
  if (was.pdfKey) await context.queue.send(tx, 'remove-files', { keys: [was.pdfKey] })
  await context.queue.send(tx, 'draw-certificate', { certificateId: was.id })
  await tellHolder(context, tx, { ...was, ...state })
  const event = state.revokedAt ? 'certificate-revoked' : 'certificate-restored'
  const { id: certificateId, userId, courseId } = was
  context.log.info({ event, certificateId, userId, courseId, cause: state.revokedCause }, 'certificate')
  return was
}

async function tellHolder(context: Context, tx: Db, certificate: Certificate): Promise<void> {
  const { number, courseTitle, userId, revokedAt, revokedCause, revokedReason } = certificate
  const [holder] = await tx
    .select({ firstName: users.firstName, email: accountEmails.email })
    .from(users)
    .innerJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .where(eq(users.id, userId))
  if (!holder) return
  const addresses = {
    verifyUrl: verifyAddress(context, number),
    certificatesUrl: `${context.publicUrl}/dashboard/certificates`,
  }
  const data = { firstName: holder.firstName, courseTitle, number, ...addresses }
  if (!revokedAt) return sendMail(context.queue, tx, { to: holder.email, template: 'certificate-restored', data })
  const why = { cause: revokedCause ?? 'staff', reason: revokedReason }
  await sendMail(context.queue, tx, { to: holder.email, template: 'certificate-revoked', data: { ...data, ...why } })
}

/** Its number names it: whose it is stands in the certificate itself, as long as that is there. */
async function record(
  context: Context,
  tx: Tx,
  {
    action,
    before,
    after,
  }: { action: 'certificate.revoke' | 'certificate.restore'; before: Certificate; after: Certificate },
): Promise<void> {
  const fieldsOf = ({ revokedAt, revokedCause, revokedReason }: Certificate) => ({
    state: revokedAt ? 'revoked' : 'valid',
    cause: revokedCause,
    reason: revokedReason,
  })
  await recordAudit(tx, context, {
    action,
    thing: { id: before.id, name: `${before.number}, ${before.courseTitle}` },
    before: fieldsOf(before),
    after: fieldsOf(after),
  })
}
