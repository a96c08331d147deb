import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import type { ApplicantType } from '#src/wire/application-rules.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { applicationsContract } from '../contract/applications.ts'
import type { EmailClaim } from '../contract/shapes.ts'
import { applications, clubRegistrations, coachRegistrations } from '../tables.ts'

type Wanted = z.output<typeof applicationsContract.listClubs.input>
export type Registrations = typeof clubRegistrations | typeof coachRegistrations

/** One page of the clubs that registered for an application, the newest first unless sorted otherwise. */
export async function listClubs(context: Context, wanted: Wanted) {
  if (!(await isThere(context, wanted.id, 'ClubApplication'))) return refuse('not-found')
  const { where, order } = asked(clubRegistrations, wanted)
  const [rows, total] = await Promise.all([
    context.db
      .select()
      .from(clubRegistrations)
      .where(where)
      .orderBy(...order)
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit),
    countRows(context.db, clubRegistrations, where),
  ])
  const claims = await claimsOf(context, clubRegistrations, rows)
  const clubs = rows.map(row => ({ ...row, ...shown(row), claim: claims(row), logo: imageAddress(row.id) }))
  return { clubs, ...pagesOf(total, wanted) }
}

/** The same for coaches. */
export async function listCoaches(context: Context, wanted: Wanted) {
  if (!(await isThere(context, wanted.id, 'CoachApplication'))) return refuse('not-found')
  const { where, order } = asked(coachRegistrations, wanted)
  const [rows, total] = await Promise.all([
    context.db
      .select()
      .from(coachRegistrations)
      .where(where)
      .orderBy(...order)
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit),
    countRows(context.db, coachRegistrations, where),
  ])
  const claims = await claimsOf(context, coachRegistrations, rows)
  const coaches = rows.map(row => ({ ...row, ...shown(row), claim: claims(row), image: imageAddress(row.id) }))
  return { coaches, ...pagesOf(total, wanted) }
}

async function isThere({ db }: Context, id: string, applicantType: ApplicantType): Promise<boolean> {
  return (
    (await db.$count(applications, and(eq(applications.id, id), eq(applications.applicantType, applicantType)))) > 0
  )
}

const asked = (table: Registrations, wanted: Wanted) => ({
  where: fitting(table, wanted),
  order: orderOf(wanted.sort, { date: table.createdAt, name: table.name }, table.id),
})

/** The registrations of an application that fit the filters. */
export const fitting = (table: Registrations, { id, name, status }: Pick<Wanted, 'id' | 'name' | 'status'>) =>
  and(
    eq(table.applicationId, id),
    status && status !== 'all' ? eq(table.status, status) : undefined,
    ...likeEachWord(table.name, name),
  )

type Claimed = Pick<Registrations['$inferSelect'], 'applicationId' | 'contactEmail' | 'isProven'>

/** Tells of the rows of one application whose email it is, as far as anybody has proven that. */
async function claimsOf({ db }: Context, table: Registrations, rows: readonly Claimed[]) {
  const unproven = rows.filter(({ isProven }) => !isProven)
  const [first] = unproven
  const owned = first
    ? await db
        .select({ email: table.contactEmail })
        .from(table)
        .where(
          and(
            eq(table.applicationId, first.applicationId),
            inArray(
              table.contactEmail,
              unproven.map(row => row.contactEmail),
            ),
            table.isProven,
          ),
        )
    : []
  const emails = new Set(owned.map(({ email }) => email))
  return ({ isProven, contactEmail }: Claimed): EmailClaim =>
    isProven ? 'proven' : emails.has(contactEmail) ? 'contested' : 'unproven'
}

const shown = ({ id, createdAt, decidedAt }: { id: string; createdAt: Date; decidedAt: Date | null }) => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt && decidedAt.toISOString(),
})

const imageAddress = (id: string): string => `/api/registration/${id}/image`

const pagesOf = (total: number, { limit }: Wanted) => ({ NbOfPages: Math.ceil(total / limit), total })
