import { eq } from 'drizzle-orm'

import { announce } from '#src/server/database/changes.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Tx } from '#src/server/database/database.ts'
import { excerpt, readingMinutes, sanitizeRichText } from '#src/server/rich-text.ts'

import { blogCategories, blogs } from '../tables.ts'

/** The most characters of a summary that was not written for itself. */
const MAX_SUMMARY = 200

/** What the form of a post writes into its row: its version and a copy have it from here. */
export const fieldsIn = (row: typeof blogs.$inferSelect) =>
  writtenOf(row, 'id', 'readingMinutes', 'authorId', 'views', 'publishedAt', 'createdAt', 'updatedAt', 'search')

type NewBlog = Pick<
  typeof blogs.$inferInsert,
  'title' | 'thumbnail' | 'authorId' | 'publishedAt' | 'views' | 'createdAt'
> & {
  /** HTML or plain text; brought to the closed list of elements. */
  readonly content: string
  /** Without it, the first words of the content. */
  readonly summary?: string | undefined
  /** The post's own category first. */
  readonly categoryIds: readonly string[]
}

/** Adds a post; without `publishedAt` it is a draft. @returns its id */
export async function createBlog(tx: Tx, { categoryIds, ...blog }: NewBlog): Promise<string> {
  const [made] = await tx
    .insert(blogs)
    .values({ ...blog, updatedAt: blog.createdAt, ...textOf(blog) })
    .returning({ id: blogs.id })
  if (!made) throw new Error('an insert returns its row')
  await putCategories(tx, made.id, categoryIds)
  await announce(tx, ['blogs', `blog:${made.id}`])
  return made.id
}

/** What is stored of a text: itself made harmless (T40), its summary, and how long it takes to read. */
export function textOf({ content, summary }: Pick<NewBlog, 'content' | 'summary'>) {
  const kept = sanitizeRichText(content)
  return { content: kept, summary: summary?.trim() || excerpt(kept, MAX_SUMMARY), readingMinutes: readingMinutes(kept) }
}

/** Gives a post these categories and no others, the first one its own. */
export async function putCategories(tx: Tx, blogId: string, categoryIds: readonly string[]): Promise<void> {
  await tx.delete(blogCategories).where(eq(blogCategories.blogId, blogId))
  const rows = [...new Set(categoryIds)].map((categoryId, position) => ({ blogId, categoryId, position }))
  if (rows.length > 0) await tx.insert(blogCategories).values(rows)
}

/** Whether a summary is only the first words of its content, and follows them. */
export const isExcerpt = (summary: string, content: string): boolean => summary === excerpt(content, MAX_SUMMARY)
