import { blogs } from '@palestra/demo-academy/content/blogs'
import { categories } from '@palestra/demo-academy/content/categories'
import { drawLikes } from '@palestra/demo-academy/content/likes'
import type { DemoBlog } from '@palestra/demo-academy/content/types'

import { createBlog } from '#src/features/blogs/commands/write-blog.ts'
import { blogComments, blogLikes } from '#src/features/blogs/tables.ts'
import type { Services } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { hours } from '#src/wire/durations.ts'

import type { CrowdMember } from './crowd.ts'
import { daysBefore } from './days.ts'
import { needed, type Ids } from './ids.ts'
import { insertAll } from './insert-all.ts'
import type { Media } from './media.ts'

/**
 * Posts with what people said about them and who likes them.
 * @returns their ids by slug
 */
export async function loadBlogs(
  { db, now }: Services,
  { media, categoryIds, people }: { media: Media; categoryIds: Ids; people: Ids },
): Promise<Ids> {
  const ids = new Map<string, string>()
  const idOf = (name: string) => {
    const slug = needed(categories.find(category => category.name === name)?.slug, name)
    return needed(categoryIds.get(slug), slug)
  }
  for (const blog of blogs) {
    const publishedAt = daysBefore(now(), blog.publishedDaysAgo)
    await db.transaction(async tx => {
      const blogId = await createBlog(tx, {
        title: blog.title,
        summary: blog.summary,
        content: blog.body,
        thumbnail: needed(media.blogs.get(blog.slug), blog.slug),
        authorId: needed(people.get(blog.author), blog.author),
        categoryIds: blog.categories.map(idOf),
        views: blog.views,
        publishedAt,
        createdAt: publishedAt,
      })
      await loadOpinions(tx, { blogId, blog, people, publishedAt })
      ids.set(blog.slug, blogId)
    })
  }
  return ids
}

/** The many who like a post, and of whom nothing else is told. */
export async function loadLikes({ db, now }: Services, blogIds: Ids, crowd: readonly CrowdMember[]): Promise<void> {
  const rows = drawLikes(blogs, crowd).map(({ blog, member, daysAgo }) => ({
    blogId: needed(blogIds.get(blog), blog),
    userId: needed(crowd[member], 'member').id,
    createdAt: daysBefore(now(), daysAgo),
  }))
  await insertAll(db, blogLikes, rows)
}

async function loadOpinions(
  tx: Tx,
  { blogId, blog, people, publishedAt }: { blogId: string; blog: DemoBlog; people: Ids; publishedAt: Date },
): Promise<void> {
  const comments = blog.comments.map(({ by, hoursAfter, text }) => ({
    blogId,
    userId: needed(people.get(by), by),
    content: text,
    createdAt: new Date(publishedAt.getTime() + hours(hoursAfter)),
  }))
  if (comments.length > 0) await tx.insert(blogComments).values(comments)
  const likes = blog.likes.map(slug => ({ blogId, userId: needed(people.get(slug), slug), createdAt: publishedAt }))
  if (likes.length > 0) await tx.insert(blogLikes).values(likes)
}
