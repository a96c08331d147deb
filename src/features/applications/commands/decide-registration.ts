import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { applicationsContract } from '../contract/applications.ts'
import { applications, clubRegistrations, coachRegistrations } from '../tables.ts'

type Decision = z.output<typeof applicationsContract.decideClub.input>
type Decisions = z.output<typeof applicationsContract.decideRegistrations.input>
type Table = typeof clubRegistrations | typeof coachRegistrations

/** Accepts or rejects the registration of a club. */
export const decideClub = async (context: Context, decision: Decision) => decide(context, clubRegistrations, decision)

/** Accepts or rejects the registration of a coach. */
export const decideCoach = async (context: Context, decision: Decision) => decide(context, coachRegistrations, decision)

/**
 * X-STATE-3: a registration is decided once; of two who decide at the same moment one wins. The applicant gets a mail
 * (D-47), with the reason where one is given. Refuses 'registration-decided' and 'not-found'.
 */
async function decide(context: Context, table: Table, { id, ...decision }: Decision) {
  return context.db.transaction(async tx => {
    const [decided] = await decideAll(tx, context, { table, where: eq(table.id, id), decision })
    if (decided) return { status: decision.status }
    const isThere = (await tx.$count(table, eq(table.id, id))) > 0
    return refuse(isThere ? 'registration-decided' : 'not-found')
  })
}

/**
 * Decides several registrations for one application alike, each as if it stood alone; those that were decided or are gone
 * meanwhile are left out. Refuses 'not-found' for an unknown application, and 'registration-decided' when none is left.
 */
export async function decideRegistrations(context: Context, { applicationId, ids, ...decision }: Decisions) {
  return context.db.transaction(async tx => {
    const [application] = await tx
      .select({ type: applications.applicantType })
      .from(applications)
      .where(eq(applications.id, applicationId))
    if (!application) return refuse('not-found')
    const table = application.type === 'ClubApplication' ? clubRegistrations : coachRegistrations
    const where = and(eq(table.applicationId, applicationId), inArray(table.id, ids))
    const decided = await decideAll(tx, context, { table, where, decision })
    return decided.length > 0 ? { changed: decided } : refuse('registration-decided')
  })
}

type Deciding = { table: Table; where: SQL | undefined; decision: Omit<Decision, 'id'> }

/** @returns the ids of those that nobody had decided before; of two who decide the same ones, the second waits for the first */
async function decideAll(tx: Tx, context: Context, { table, where, decision }: Deciding): Promise<string[]> {
  const { status, reason } = decision
  const isWaiting = and(where, eq(table.status, 'pending'))
  const waiting = await tx.select({ id: table.id }).from(table).where(isWaiting).orderBy(asc(table.id)).for('update')
  const ids = waiting.map(({ id }) => id)
  const rows = await tx
    .update(table)
    .set({ status, decidedAt: context.now(), reason: reason || null })
    .where(inArray(table.id, ids))
    .returning()
  const names = await namesOf(tx, rows)
  for (const row of rows) await tell(tx, context, { row, name: names.get(row.applicationId) ?? '', decision })
  return ids
}

async function namesOf(tx: Tx, rows: readonly { applicationId: string }[]): Promise<Map<string, string>> {
  const ids = rows.map(({ applicationId }) => applicationId)
  const { id, name } = applications
  const found = await tx.select({ id, name }).from(applications).where(inArray(id, ids))
  return new Map(found.map(row => [row.id, row.name]))
}

type Decided = {
  row: { id: string; applicationId: string; name: string; contactEmail: string; isProven: boolean }
  /** Of the application. */
  name: string
  decision: Deciding['decision']
}

/** The applicant by mail, and the audit. */
async function tell(tx: Tx, context: Context, { row, name: applicationName, decision }: Decided): Promise<void> {
  const { id, applicationId, name, contactEmail, isProven } = row
  const { status, reason } = decision
  await sendMail(context.queue, tx, {
    to: contactEmail,
    template: 'registration-decision',
    data: {
      applicationName,
      isApproved: status === 'approved',
      url: `${context.publicUrl}/application/${applicationId}`,
      ...(isProven && { name }),
      ...(reason && { reason }),
    },
  })
  await recordAudit(tx, context, {
    action: status === 'approved' ? 'registration.approve' : 'registration.reject',
    // The application's name alone: an entry outlives the applicant, whose data may be asked back. The page of what
    // administrators did finds the applicant's name where the registration still is.
    thing: { id, name: applicationName },
    before: { status: 'pending' },
    after: { status, ...(reason && { reason }) },
  })
}
