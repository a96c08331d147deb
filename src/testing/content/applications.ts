// Applications for tests, straight into the tables, and the forms that people send to them.
import { randomUUID } from 'node:crypto'

import sharp from 'sharp'

import { applications, applicationSteps } from '#src/features/applications/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { days } from '#src/wire/durations.ts'

type ApplicationFields = Partial<typeof applications.$inferInsert> & {
  readonly steps?: readonly { title: string; description: string; image?: string }[]
}

/** Adds an application that is open for a week unless told. @returns its id */
export async function seedApplication(db: Db, fields: ApplicationFields = {}): Promise<string> {
  const { steps = [], ...given } = fields
  const id = given.id ?? randomUUID()
  await db.insert(applications).values({
    name: 'Players Immersion',
    applicantType: 'ClubApplication',
    desiredDevelopment: 'Bring your team.',
    level: 'Youth',
    deadline: new Date(Date.now() + days(7)),
    ...given,
    id,
  })
  if (steps.length > 0)
    await db.insert(applicationSteps).values(steps.map((step, position) => ({ applicationId: id, position, ...step })))
  return id
}

/** A small image. */
export async function imageFile(format: 'png' | 'jpeg' | 'gif' = 'png'): Promise<File> {
  const create = { width: 40, height: 30, channels: 3, background: '#c70039' } as const
  const bytes = await sharp({ create }).toFormat(format).toBuffer()
  return new File([new Uint8Array(bytes)], `../../logo.${format}`, { type: `image/${format}` })
}

type FormFields = Readonly<Record<string, string | File | undefined>>

const formOf = (fields: FormFields): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return form
}

/** The form of a club as a browser sends it; `undefined` leaves a field out. */
export const clubForm = async (applicationId: string, fields: FormFields = {}): Promise<FormData> =>
  formOf({
    applicationId,
    name: 'Widad Athletic',
    location: 'Oran',
    establishedYear: '1926',
    contactEmail: 'office@club.example',
    contactPhone: '+213 41-555 014',
    level: 'Semi-professional',
    clubSize: '140',
    website: '',
    description: '',
    extra: '',
    file: await imageFile(),
    ...fields,
  })

/** The form of a coach as a browser sends it; `undefined` leaves a field out. */
export const coachForm = async (applicationId: string, fields: FormFields = {}): Promise<FormData> =>
  formOf({
    applicationId,
    name: 'Amel Tempo',
    dateOfBirth: '1988-04-30',
    contactEmail: 'amel@coach.example',
    contactPhone: '0555 123 456',
    experienceYears: '0',
    coachingLevel: 'Amateur',
    file: await imageFile('jpeg'),
    ...fields,
  })
