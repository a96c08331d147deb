import { count, eq, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { conferences } from '../tables.ts'

type Reads = Pick<Context, 'db' | 'now'>
type Row = typeof conferences.$inferSelect

/** The day that it is, in the academy's time zone (UTC). */
export const todayOf = ({ now }: Pick<Context, 'now'>): string => now().toISOString().slice(0, 10)

/** One page of all conferences: the coming ones with the next one first, then the past ones with the latest first. */
export async function listConferences(context: Reads, { page, limit }: { page: number; limit: number }) {
  const { db } = context
  const today = todayOf(context)
  const isPast = sql`coalesce(${conferences.endsOn}, ${conferences.startsOn}) < ${today}`
  const distance = sql`abs(${conferences.startsOn} - ${today}::date)`
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(conferences)
      .orderBy(isPast, distance, conferences.id)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(conferences),
  ])
  return {
    conferences: rows.map(row => conferenceOf(row, today)),
    NbOfPages: Math.ceil((total?.count ?? 0) / limit),
  }
}

/** One conference. Refuses with `not-found`. */
export async function getConference(context: Reads, { id }: { id: string }) {
  const [row] = await context.db.select().from(conferences).where(eq(conferences.id, id))
  return row ? { conference: conferenceOf(row, todayOf(context)) } : refuse('not-found')
}

const conferenceOf = ({ id, name, image, location, startsOn, endsOn, description, speakers }: Row, today: string) => ({
  _id: id,
  name,
  image: image && publicFileUrl(image),
  location,
  date: { start: startsOn, end: endsOn },
  isPast: (endsOn ?? startsOn) < today,
  description,
  speakers: speakers.map(speaker => ({
    firstName: speaker.firstName,
    lastName: speaker.lastName,
    affiliation: speaker.affiliation ?? null,
    image: speaker.image ? publicFileUrl(speaker.image) : null,
  })),
})
