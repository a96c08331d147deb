import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/server/files/csv.ts'

import type { RegistrationsFileInput } from '../contract/applications.ts'
import { fitting, type Registrations } from '../queries/list-registrations.ts'
import { applications, clubRegistrations, coachRegistrations } from '../tables.ts'

const MOST_ROWS = 50_000

type Row = Registrations['$inferSelect']

const shared = ['Registered', 'Status', 'Decided', 'Name', 'Email', 'Email confirmed', 'Phone']
const heads = {
  ClubApplication: [...shared, 'Location', 'Established', 'Level', 'Members', 'Website', 'Description'],
  CoachApplication: [
    ...shared,
    'Date of birth',
    'Years of experience',
    'Level',
    'Current club',
    'Qualifications',
    'Specialties',
    'Languages',
    'Biography',
  ],
} as const

/**
 * Those who registered for an application, the newest first, as CSV; undefined where there is no such application. What
 * leaves the academy so is on record, but for the words that were searched: they may name somebody who is erased later.
 */
export async function exportRegistrations(
  context: Context,
  wanted: z.output<typeof RegistrationsFileInput>,
): Promise<string | undefined> {
  const { db } = context
  const { id, status, name } = wanted
  const [application] = await db
    .select({ type: applications.applicantType, name: applications.name })
    .from(applications)
    .where(eq(applications.id, id))
  if (!application) return undefined
  const table: Registrations = application.type === 'ClubApplication' ? clubRegistrations : coachRegistrations
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(fitting(table, wanted))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(MOST_ROWS)
  const after = { rows: rows.length, status, searched: name !== undefined }
  await db.transaction(tx =>
    recordAudit(tx, context, { action: 'application.export', thing: { id, name: application.name }, after }),
  )
  return BYTE_ORDER_MARK + csvLine(heads[application.type]) + rows.map(row => csvLine(cellsOf(row))).join('')
}

const cellsOf = (row: Row): string[] => [
  row.createdAt.toISOString(),
  row.status,
  row.decidedAt?.toISOString() ?? '',
  row.name,
  row.contactEmail,
  row.isProven ? 'yes' : 'no',
  row.contactPhone,
  ...('clubSize' in row ? clubCells(row) : coachCells(row)),
]

const clubCells = (row: typeof clubRegistrations.$inferSelect): string[] => [
  row.location,
  String(row.establishedYear),
  row.level,
  String(row.clubSize),
  row.website ?? '',
  row.description ?? '',
]

const coachCells = (row: typeof coachRegistrations.$inferSelect): string[] => [
  row.dateOfBirth,
  String(row.experienceYears),
  row.coachingLevel,
  row.currentClub ?? '',
  row.qualifications ?? '',
  row.specialties ?? '',
  row.languagesSpoken ?? '',
  row.biography ?? '',
]
