import { desc, inArray } from 'drizzle-orm'

import { listOpenable } from '#src/features/enrolments/queries.ts'
import type { Context } from '#src/server/context.ts'

import { courses } from '../tables.ts'
import { findCards } from './cards.ts'

/** The courses that the reader may open, archived ones included (D-64): the last watched first, then the newest. */
export async function myCourses(context: Context) {
  const ids = await listOpenable(context)
  if (ids.length === 0) return { courses: [] }
  const cards = await findCards(context, {
    where: inArray(courses.id, ids),
    orderBy: [desc(courses.id)],
    limit: ids.length,
  })
  const order = new Map<string, number>(ids.map((id, index) => [id, index]))
  const place = (id: string) => order.get(id) ?? 0
  return {
    courses: cards
      .toSorted((a, b) => watchedAt(b) - watchedAt(a) || place(a._id) - place(b._id))
      .map(course => ({ course })),
  }
}

const watchedAt = ({ learning }: { learning: { lastWatchedAt: string | null } | null }): number =>
  learning?.lastWatchedAt ? Date.parse(learning.lastWatchedAt) : 0
