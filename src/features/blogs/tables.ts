import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { categories } from '#src/features/categories/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import { searchColumn, titleWords } from '#src/server/database/search.ts'

export const blogs = pgTable(
  'blogs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    /** HTML of the closed list of elements, sanitised on write, or plain text. */
    content: text('content').notNull(),
    /** One or two sentences for cards and shared links: the author's own, or the first words of the content. */
    summary: text('summary').notNull(),
    /** Of the content, kept beside it by the command that writes it. */
    readingMinutes: smallint('reading_minutes').notNull().default(1),
    /** Empty for a draft that has no picture yet. */
    thumbnail: text('thumbnail').notNull().default(''),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    views: integer('views').notNull().default(0),
    /** Null for a draft. */
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    search: searchColumn('title', 'content'),
  },
  table => [
    index('blogs_words').using('gin', table.search).concurrently(),
    index('blogs_words_of_title').using('gin', titleWords(table.title)).concurrently(),
    index('blogs_published').on(table.publishedAt, table.id).concurrently(),
    index('blogs_views').on(table.views, table.id).concurrently(),
    index('blogs_created').on(table.createdAt, table.id).concurrently(),
    index('blogs_title').on(table.title, table.id).concurrently(),
    index('blogs_title_words').using('gin', table.title.op('gin_trgm_ops')).concurrently(),
    index('blogs_author').on(table.authorId),
    check('blogs_title', sql`char_length(${table.title}) between 1 and 200`),
    check('blogs_published', sql`${table.publishedAt} is null or ${table.thumbnail} <> ''`),
    check('blogs_views', sql`${table.views} >= 0`),
  ],
)

export const blogCategories = pgTable(
  'blog_categories',
  {
    blogId: uuid('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    /** The first one is the post's own: cards name it. */
    position: smallint('position').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.blogId, table.categoryId] }),
    index('blog_categories_category').on(table.categoryId),
  ],
)

export const blogLikes = pgTable(
  'blog_likes',
  {
    blogId: uuid('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.blogId, table.userId] }), index('blog_likes_user').on(table.userId)],
)

export const blogComments = pgTable(
  'blog_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    blogId: uuid('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Plain text. */
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    index('blog_comments_written').on(table.blogId, table.createdAt, table.id).concurrently(),
    index('blog_comments_user').on(table.userId),
    check('blog_comments_content', sql`char_length(${table.content}) between 1 and 2000`),
  ],
)
