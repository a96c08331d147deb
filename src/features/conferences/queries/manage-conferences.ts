import { and, count } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { todayOf } from '#src/server/identity/clock.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { conferencesContract } from '../contract.ts'
import { conferences } from '../tables.ts'

type Wanted = z.output<typeof conferencesContract.manageConferences.input>

/** One page of the manager's list, the latest conference first unless sorted otherwise. */
export async function manageConferences(context: Context, { name, page, limit, sort }: Wanted) {
  const { db } = context
  const where = and(...likeEachWord(conferences.name, name))
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(conferences)
      .where(where)
      .orderBy(...orderOf(sort, { date: conferences.startsOn, name: conferences.name }, conferences.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(conferences).where(where),
  ])
  const total = all?.total ?? 0
  const today = todayOf(context)
  return {
    conferences: rows.map(row => ({
      _id: row.id,
      name: row.name,
      location: row.location,
      image: row.image && publicFileUrl(row.image),
      date: { start: row.startsOn, end: row.endsOn },
      isPast: (row.endsOn ?? row.startsOn) < today,
      speakersCount: row.speakers.length,
    })),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}
