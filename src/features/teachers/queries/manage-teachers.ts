import { and, count } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'

import type { teachersContract } from '../contract.ts'
import { teachers } from '../tables.ts'
import { cardOf } from './find-teachers.ts'

type Wanted = z.output<typeof teachersContract.manageTeachers.input>

/** One page of the manager's list, by name unless sorted otherwise. */
export async function manageTeachers({ db }: Context, { name, page, limit, sort = 'name' }: Wanted) {
  const where = and(...likeEachWord(teachers.name, name))
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(teachers)
      .where(where)
      .orderBy(...orderOf(sort, { createdAt: teachers.createdAt, name: teachers.name }, teachers.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(teachers).where(where),
  ])
  const total = all?.total ?? 0
  return {
    teachers: rows.map(row => ({ ...cardOf(row), saying: row.saying })),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}
