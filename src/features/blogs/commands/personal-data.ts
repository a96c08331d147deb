import { desc, eq } from 'drizzle-orm'

import { announce } from '#src/server/database/changes.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { blogComments, blogLikes, blogs } from '../tables.ts'

/** Of very many posts, the newest are named. */
const MOST = 50

/** What a person liked and said. Posts that they wrote stay, without their name. */
export const blogData: PersonalData = {
  name: 'blogs',
  collect: async (db, { userId }) => ({
    rows: {
      comments: await db
        .select({ blog: blogs.title, content: blogComments.content, createdAt: blogComments.createdAt })
        .from(blogComments)
        .innerJoin(blogs, eq(blogs.id, blogComments.blogId))
        .where(eq(blogComments.userId, userId)),
      likes: await db
        .select({ blog: blogs.title, createdAt: blogLikes.createdAt })
        .from(blogLikes)
        .innerJoin(blogs, eq(blogs.id, blogLikes.blogId))
        .where(eq(blogLikes.userId, userId)),
      written: await db.select({ blog: blogs.title }).from(blogs).where(eq(blogs.authorId, userId)),
    },
  }),
  shownIn: async (db, userId) => {
    const { authorId, id } = blogs
    const own = await db
      .select({ id })
      .from(blogs)
      .where(eq(authorId, userId))
      .orderBy(desc(blogs.createdAt))
      .limit(MOST)
    const said = await db
      .select({ id: blogComments.blogId })
      .from(blogComments)
      .where(eq(blogComments.userId, userId))
      .orderBy(desc(blogComments.createdAt))
      .limit(MOST)
    return [...new Set([...own, ...said].map(blog => `blog:${blog.id}`))]
  },
  erase: async (tx, { userId }) => {
    const touched = [
      ...(await tx.delete(blogComments).where(eq(blogComments.userId, userId)).returning({ id: blogComments.blogId })),
      ...(await tx.delete(blogLikes).where(eq(blogLikes.userId, userId)).returning({ id: blogLikes.blogId })),
      ...(await tx.update(blogs).set({ authorId: null }).where(eq(blogs.authorId, userId)).returning({ id: blogs.id })),
    ]
    await announce(tx, ['blogs', ...touched.map(({ id }) => `blog:${id}`)])
    return []
  },
}
