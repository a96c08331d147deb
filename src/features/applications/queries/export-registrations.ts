import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/server/files/csv.ts'

import type { RegistrationsFileInput } from '../contract/applications.ts'
import { applications, clubRegistrations, coachRegistrations } from '../tables.ts'
import { fitting, type Registrations } from './list-registrations.ts'

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

/** Those who registered for an application, the newest first, as CSV; undefined where there is no such application. */
export async function exportRegistrations(
  { db }: Pick<Context, 'db'>,
  wanted: z.output<typeof RegistrationsFileInput>,
): Promise<string | undefined> {
  const [application] = await db
    .select({ type: applications.applicantType })
    .from(applications)
    .where(eq(applications.id, wanted.id))
  if (!application) return undefined
  const table: Registrations = application.type === 'ClubApplication' ? clubRegistrations : coachRegistrations
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(fitting(table, wanted))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(MOST_ROWS)
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
