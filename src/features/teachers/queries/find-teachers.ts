import { asc, count, eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import { teachers } from '../tables.ts'

type Row = typeof teachers.$inferSelect

/** One page of all who teach, by name. */
export async function listTeachers({ db }: Pick<Context, 'db'>, { page, limit }: { page: number; limit: number }) {
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(teachers)
      .orderBy(asc(teachers.name), asc(teachers.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(teachers),
  ])
  return { teachers: rows.map(cardOf), NbOfPages: Math.ceil((total?.count ?? 0) / limit) }
}

/** One teacher. Refuses 'not-found'. */
export async function getTeacher({ db }: Pick<Context, 'db'>, { id }: { id: string }) {
  const [row] = await db.select().from(teachers).where(eq(teachers.id, id))
  return row
    ? { teacher: { ...cardOf(row), biography: row.biography, saying: row.saying, links: row.links } }
    : refuse('not-found')
}

/** A teacher beside what they teach. */
export const cardOf = ({ id, name, role, portrait }: Pick<Row, 'id' | 'name' | 'role' | 'portrait'>) => ({
  _id: id,
  name,
  role,
  portrait: portrait && publicFileUrl(portrait),
})
