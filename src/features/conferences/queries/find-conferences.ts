import { count, eq, inArray, sql } from 'drizzle-orm'

import { teachers } from '#src/features/teachers/tables.ts'
import type { Context } from '#src/server/context.ts'
import { todayOf } from '#src/server/identity/clock.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { conferences, type Speaker } from '../tables.ts'

type Reads = Pick<Context, 'db' | 'now' | 'identity'>
type Row = typeof conferences.$inferSelect

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

/** One conference with its programme. Refuses with `not-found`. */
export async function getConference(context: Reads, { id }: { id: string }) {
  const [row] = await context.db.select().from(conferences).where(eq(conferences.id, id))
  if (!row) return refuse('not-found')
  const { speakers, ...conference } = conferenceOf(row, todayOf(context))
  const known = await teachersAmong(context, speakers)
  return {
    conference: {
      ...conference,
      speakers: speakers.map((speaker, index) => ({
        ...speaker,
        key: keyOf(row.speakers[index], index),
        teacher: known.get(calledOf(speaker)) ?? null,
      })),
      programme: row.programme.map(({ theme = null, talks }) => ({
        theme,
        talks: talks.map(({ note = null, standsOut = false, ...talk }) => ({ ...talk, note, standsOut })),
      })),
    },
  }
}

type Named = Pick<Speaker, 'firstName' | 'lastName'>
const calledOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`

/** Who is called as a teacher of the academy is that teacher, by the whole name with its title; of two, neither. */
async function teachersAmong({ db }: Reads, speakers: readonly Named[]): Promise<Map<string, string>> {
  if (speakers.length === 0) return new Map()
  const rows = await db
    .select({ name: teachers.name, id: sql<string>`min(${teachers.id}::text)` })
    .from(teachers)
    .where(inArray(teachers.name, speakers.map(calledOf)))
    .groupBy(teachers.name)
    .having(eq(count(), 1))
  return new Map(rows.map(({ name, id }) => [name, id]))
}

/** What tells a speaker from the others; those that were stored before there were keys have their place. */
export const keyOf = (speaker: Pick<Speaker, 'key'> | undefined, index: number): string =>
  speaker?.key ?? `s${index + 1}`

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
