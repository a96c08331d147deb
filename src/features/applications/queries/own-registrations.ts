import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'

import { listEmails } from '#src/features/accounts/queries.ts'
import { type User, userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { applications, clubRegistrations, coachRegistrations } from '../tables.ts'

/** One application takes one registration of a person; nobody needs more of them at a time. */
const MOST_SHOWN = 100

/** What the person who asks registered while signed in, and what visitors did with an email of theirs; the newest first. */
export async function listOwnRegistrations(context: Context) {
  const user = userOf(context.actor)
  return user ? { registrations: await findOwn(context, user) } : refuse('sign-in')
}

/** A read of an application that also tells people who are signed in what they have sent for it. */
export const withOwnRegistration =
  <A extends object>(read: (context: Context, input: { id: string }) => Promise<A | Refused>) =>
  async (context: Context, input: { id: string }) => {
    const answer = await read(context, input)
    const user = userOf(context.actor)
    if (isRefused(answer) || !user) return answer
    const sent = await findOwn(context, user, input.id)
    const registration = sent.find(({ byVisitor }) => !byVisitor) ?? sent[0]
    return { ...answer, ...(registration && { registration }) }
  }

async function findOwn({ db }: Context, { id: userId }: User, applicationId?: string) {
  const emails = await listEmails({ db }, userId)
  const found = await Promise.all(
    [clubRegistrations, coachRegistrations].map(table =>
      db
        .select({
          id: table.id,
          application: { _id: applications.id, name: applications.name, applicantType: applications.applicantType },
          name: table.name,
          contactEmail: table.contactEmail,
          userId: table.userId,
          status: table.status,
          createdAt: table.createdAt,
          decidedAt: table.decidedAt,
          reason: table.reason,
        })
        .from(table)
        .innerJoin(applications, eq(applications.id, table.applicationId))
        .where(
          and(
            // What somebody else sent while signed in is theirs, whatever email they typed.
            or(eq(table.userId, userId), and(isNull(table.userId), inArray(table.contactEmail, emails))),
            applicationId ? eq(table.applicationId, applicationId) : undefined,
          ),
        )
        .orderBy(desc(table.createdAt))
        .limit(MOST_SHOWN),
    ),
  )
  return found
    .flat()
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, MOST_SHOWN)
    .map(({ id, createdAt, decidedAt, userId: sender, ...row }) => ({
      _id: id,
      ...row,
      byVisitor: sender === null,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt && decidedAt.toISOString(),
    }))
}
