// Clubs and coaches who have registered, with their pictures as private files.
import { demoClubs, demoCoaches, type DemoClub, type DemoCoach } from '@palestra/demo-academy/content/registrations'
import { readMedia } from '@palestra/demo-academy/media'

import { applications, clubRegistrations, coachRegistrations } from '#src/features/applications/tables.ts'
import type { Services } from '#src/server/context.ts'
import { days } from '#src/wire/durations.ts'

import { daysBefore } from './days.ts'
import { needed, type Ids } from './ids.ts'

/** After the applications, which they name. */
export async function loadRegistrations(services: Services): Promise<void> {
  const { db } = services
  const rows = await db.select({ id: applications.id, name: applications.name }).from(applications)
  const ids: Ids = new Map(rows.map(({ id, name }) => [name, id]))
  const clubs = demoClubs.map(async club => {
    const { crest, location, establishedYear, level, clubSize, description } = club
    const logo = await keep(services, `crests/${crest}-480.avif`)
    return { ...common(services, club, ids), location, establishedYear, level, clubSize, description, logo }
  })
  await db.insert(clubRegistrations).values(await Promise.all(clubs))
  const coaches = demoCoaches.map(async coach => {
    const { avatar, dateOfBirth, experienceYears, coachingLevel, specialties, currentClub } = coach
    const { languagesSpoken, biography } = coach
    const image = await keep(services, `avatars/${avatar}.avif`)
    const craft = { experienceYears, coachingLevel, specialties, currentClub, languagesSpoken, biography }
    return { ...common(services, coach, ids), dateOfBirth, ...craft, image }
  })
  await db.insert(coachRegistrations).values(await Promise.all(coaches))
}

function common(
  { now }: Services,
  { to, name, email, phone, status, reason, daysAgo }: DemoClub | DemoCoach,
  ids: Ids,
) {
  const createdAt = daysBefore(now(), daysAgo)
  const decidedAt = status === 'pending' ? null : new Date(createdAt.getTime() + days(daysAgo / 3))
  const contact = { name, contactEmail: email, contactPhone: phone }
  return { applicationId: needed(ids.get(to), to), ...contact, status, reason: reason ?? null, createdAt, decidedAt }
}

async function keep({ storage }: Services, file: string): Promise<string> {
  const key = `private/applicants/${crypto.randomUUID()}/480.avif`
  await storage.put(key, await readMedia(file))
  return key
}
