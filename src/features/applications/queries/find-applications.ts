import { and, asc, count, eq, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { isOpen, type ApplicantType } from '#src/wire/application-rules.ts'
import { refuse } from '#src/wire/refusals.ts'

import { applications, applicationSteps, clubRegistrations, coachRegistrations } from '../tables.ts'

type Filter = { applicantType?: ApplicantType | undefined; name?: string | undefined; page: number; limit: number }

/** One page of the applications: the open ones with the nearest deadline first, then those that closed last. */
export async function listApplications({ db, now }: Context, { applicantType, name, page, limit }: Filter) {
  const at = now()
  const where = and(
    applicantType && eq(applications.applicantType, applicantType),
    ...likeEachWord(applications.name, name),
  )
  const isClosed = sql`${applications.deadline} <= ${at.toISOString()}::timestamptz`
  const distance = sql`abs(extract(epoch from ${applications.deadline} - ${at.toISOString()}::timestamptz))`
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(applications)
      .where(where)
      .orderBy(isClosed, distance, applications.id)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(applications).where(where),
  ])
  return {
    applications: rows.map(row => cardOf(row, at)),
    NbOfPages: Math.ceil((total?.count ?? 0) / limit),
  }
}

/** One application with its steps in order. Refuses with `not-found`. */
export async function getApplication({ db, now }: Context, { id }: { id: string }) {
  const [[row], steps] = await Promise.all([
    db.select().from(applications).where(eq(applications.id, id)),
    db
      .select()
      .from(applicationSteps)
      .where(eq(applicationSteps.applicationId, id))
      .orderBy(asc(applicationSteps.position)),
  ])
  if (!row) return refuse('not-found')
  return {
    application: {
      ...cardOf(row, now()),
      steps: steps.map(({ title, description, image }) => ({ title, description, image: addressOf(image) })),
    },
  }
}

/** Where the logo of a club or the photo of a coach is stored, by the id of the registration. */
export async function findApplicantImage({ db }: Context, registrationId: string): Promise<string | undefined> {
  const [[club], [coach]] = await Promise.all([
    db.select({ key: clubRegistrations.logo }).from(clubRegistrations).where(eq(clubRegistrations.id, registrationId)),
    db
      .select({ key: coachRegistrations.image })
      .from(coachRegistrations)
      .where(eq(coachRegistrations.id, registrationId)),
  ])
  return (club ?? coach)?.key
}

const addressOf = (image: string | null): string | null => image && publicFileUrl(image)

/** What everybody may know of an application. */
export const cardOf = (row: typeof applications.$inferSelect, now: Date) => ({
  _id: row.id,
  name: row.name,
  applicantType: row.applicantType,
  desiredDevelopment: row.desiredDevelopment,
  level: row.level,
  deadline: row.deadline.toISOString(),
  isOpen: isOpen(row.deadline, now),
  image: addressOf(row.image),
  createdAt: row.createdAt.toISOString(),
})
