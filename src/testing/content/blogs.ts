// Blog posts for tests.
import { createBlog } from '#src/features/blogs/commands/write-blog.ts'
import type { Services } from '#src/server/context.ts'

type BlogFields = Partial<Parameters<typeof createBlog>[1]>

/** Adds a post; published now unless told. @returns its id */
export function seedBlog({ db }: Pick<Services, 'db'>, fields: BlogFields = {}): Promise<string> {
  const defaults = { title: 'A post', content: '<p>What it says, in some words.</p>', categoryIds: [] }
  const thumbnail = 'public/blogs/test/960.avif'
  return db.transaction(tx => createBlog(tx, { ...defaults, thumbnail, publishedAt: new Date(), ...fields }))
}
