import { eq } from 'drizzle-orm'

import { announce } from '#src/server/database/changes.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { blogComments, blogLikes, blogs } from '../tables.ts'

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
