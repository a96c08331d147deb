import { blogs } from '@palestra/demo-academy/content/blogs'
import { categories } from '@palestra/demo-academy/content/categories'
import type { BlogPost } from '@palestra/demo-academy/content/types'

import { createBlog } from '#src/features/blogs/commands/write-blog.ts'
import { blogComments, blogLikes } from '#src/features/blogs/tables.ts'
import type { Services } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { hours } from '#src/wire/durations.ts'

import { daysBefore } from './days.ts'
import { needed, type Ids } from './ids.ts'
import type { Media } from './media.ts'

/** Posts with what people said about them and who likes them. */
export async function loadBlogs(
  { db, now }: Services,
  { media, categoryIds, people }: { media: Media; categoryIds: Ids; people: Ids },
): Promise<void> {
  const idOf = (name: string) => {
    const slug = needed(categories.find(category => category.name === name)?.slug, name)
    return needed(categoryIds.get(slug), slug)
  }
  for (const post of blogs) {
    const publishedAt = daysBefore(now(), post.publishedDaysAgo)
    await db.transaction(async tx => {
      const blogId = await createBlog(tx, {
        title: post.title,
        summary: post.summary,
        content: post.body,
        thumbnail: needed(media.blogs.get(post.slug), post.slug),
        authorId: needed(people.get(post.author), post.author),
        categoryIds: post.categories.map(idOf),
        views: post.views,
        publishedAt,
        createdAt: publishedAt,
      })
      await loadOpinions(tx, { blogId, post, people, publishedAt })
    })
  }
}

async function loadOpinions(
  tx: Tx,
  { blogId, post, people, publishedAt }: { blogId: string; post: BlogPost; people: Ids; publishedAt: Date },
): Promise<void> {
  const comments = post.comments.map(({ by, hoursAfter, text }) => ({
    blogId,
    userId: needed(people.get(by), by),
    content: text,
    createdAt: new Date(publishedAt.getTime() + hours(hoursAfter)),
  }))
  if (comments.length > 0) await tx.insert(blogComments).values(comments)
  const likes = post.likes.map(slug => ({ blogId, userId: needed(people.get(slug), slug), createdAt: publishedAt }))
  if (likes.length > 0) await tx.insert(blogLikes).values(likes)
}
