// Papers for tests, straight into the tables.
import { randomUUID } from 'node:crypto'

import { researches, researchAuthors, researchReferences } from '#src/features/research/tables.ts'
import type { Db } from '#src/server/database/database.ts'

type Author = Omit<typeof researchAuthors.$inferInsert, 'researchId' | 'position'>
type Reference = Omit<typeof researchReferences.$inferInsert, 'researchId' | 'position'>

type ResearchFields = Partial<typeof researches.$inferInsert> & {
  readonly categoryId: string
  readonly authors?: readonly Author[]
  readonly references?: readonly Reference[]
}

/** Adds a paper, published now unless told. @returns its id */
export async function seedResearch(
  db: Db,
  { authors = [], references = [], ...given }: ResearchFields,
): Promise<string> {
  const id = given.id ?? randomUUID()
  const defaults = { title: 'A paper', abstract: 'What it found', content: '<p>How</p>', publishedAt: new Date() }
  await db.insert(researches).values({ ...defaults, thumbnail: 'public/research/test/960.avif', ...given, id })
  const numbered = <T>(list: readonly T[]) => list.map((one, position) => ({ ...one, researchId: id, position }))
  if (authors.length > 0) await db.insert(researchAuthors).values(numbered(authors))
  if (references.length > 0) await db.insert(researchReferences).values(numbered(references))
  return id
}
