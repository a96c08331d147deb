// What the demo's administrator did, for the dashboard's Activity: every entry stands for something that is there.

import { applications, clubRegistrations, coachRegistrations } from '#src/features/applications/tables.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { researches } from '#src/features/research/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import type { Services } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import { needed } from './ids.ts'

type Entry = Omit<typeof auditEntries.$inferInsert, 'actorId'>

/** @param actorId of the administrator who did all of it */
export async function loadLog({ db, now }: Services, actorId: string): Promise<void> {
  const entries = [...(await publications(db)), ...(await decisions(db)), ...(await events(db))]
  const past = entries.filter(({ createdAt }) => createdAt && createdAt <= now())
  await db.insert(auditEntries).values(past.map(entry => ({ ...entry, actorId })))
}

async function publications(db: Db): Promise<Entry[]> {
  const read = {
    blog: await db.select({ id: blogs.id, title: blogs.title, at: blogs.publishedAt }).from(blogs),
    research: await db
      .select({ id: researches.id, title: researches.title, at: researches.publishedAt })
      .from(researches),
    course: await db.select({ id: courses.id, title: courses.title, at: courses.publishedAt }).from(courses),
  }
  return Object.entries(read).flatMap(([kind, rows]) =>
    rows.flatMap(({ id, title, at }) =>
      at
        ? {
            action: `${kind}.publish`,
            thingId: id,
            thingName: title,
            ...(kind === 'course'
              ? { before: { state: 'Draft' }, after: { state: 'Published' } }
              : { before: { published: false }, after: { published: true } }),
            createdAt: at,
          }
        : [],
    ),
  )
}

async function decisions(db: Db): Promise<Entry[]> {
  const named = await db.select({ id: applications.id, name: applications.name }).from(applications)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const found = [await db.select().from(clubRegistrations), await db.select().from(coachRegistrations)].flat()
  return found.flatMap(({ id, applicationId, status, reason, decidedAt }) =>
    decidedAt
      ? {
          action: status === 'approved' ? 'registration.approve' : 'registration.reject',
          thingId: id,
          thingName: needed(names.get(applicationId), applicationId),
          before: { status: 'pending' },
          after: { status, ...(reason && { reason }) },
          createdAt: decidedAt,
        }
      : [],
  )
}

async function events(db: Db): Promise<Entry[]> {
  const { id, name, location, createdAt } = conferences
  const rows = await db.select({ id, name, location, createdAt }).from(conferences)
  return rows.map(row => ({
    action: 'conference.create',
    thingId: row.id,
    thingName: row.name,
    after: { name: row.name, location: row.location },
    createdAt: row.createdAt,
  }))
}
