import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { sendMail } from '#src/server/mail.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { applicationsContract } from '../contract.ts'
import { applications, clubRegistrations, coachRegistrations } from '../tables.ts'

type Decision = z.output<typeof applicationsContract.decideClub.input>

/** Accepts or rejects the registration of a club. */
export const decideClub = async (context: Context, decision: Decision) => decide(context, clubRegistrations, decision)

/** Accepts or rejects the registration of a coach. */
export const decideCoach = async (context: Context, decision: Decision) => decide(context, coachRegistrations, decision)

/**
 * X-STATE-3: a registration is decided once; of two who decide at the same moment one wins. The applicant gets a mail
 * (D-47). Refuses 'registration-decided' and 'not-found'.
 */
async function decide(
  context: Context,
  table: typeof clubRegistrations | typeof coachRegistrations,
  { id, status }: Decision,
) {
  return context.db.transaction(async tx => {
    const [decided] = await tx
      .update(table)
      .set({ status, decidedAt: context.now() })
      .where(and(eq(table.id, id), eq(table.status, 'pending')))
      .returning()
    if (!decided) {
      const isThere = (await tx.$count(table, eq(table.id, id))) > 0
      return refuse(isThere ? 'registration-decided' : 'not-found')
    }
    const { applicationId, name, contactEmail } = decided
    const [application] = await tx
      .select({ name: applications.name })
      .from(applications)
      .where(eq(applications.id, applicationId))
    if (!application) throw new Error('a registration belongs to an application')
    await sendMail(context.queue, tx, {
      to: contactEmail,
      template: 'registration-decision',
      data: {
        name,
        applicationName: application.name,
        isApproved: status === 'approved',
        url: `${context.publicUrl}/application/${applicationId}`,
      },
    })
    await recordAudit(tx, context, {
      action: status === 'approved' ? 'registration.approve' : 'registration.reject',
      // The application's name alone: an entry outlives the applicant, whose data may be asked back.
      thing: { id, name: application.name },
      before: { status: 'pending' },
      after: { status },
    })
    return { status }
  })
}
