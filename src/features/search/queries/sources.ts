// What is searched: for each kind its words, what of it may be read by everybody, and what a result tells.
import { and, asc, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { isPublished as isBlogPublished } from '#src/features/blogs/queries/cards.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { inCatalogue } from '#src/features/courses/queries/cards.ts'
import { courses, courseVideos, videos } from '#src/features/courses/tables.ts'
import { isPublished as isResearchPublished } from '#src/features/research/queries/cards.ts'
import { research } from '#src/features/research/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { searchDocument } from '#src/server/database/search.ts'

/** The words of a row, and its title for titles that are much alike. */
export type Match = { readonly id: SQLWrapper; readonly document: SQLWrapper; readonly title: SQLWrapper }

const none = sql<string | null>`null`

/** Every kind with its statement; the caller adds order and limit. */
export const findSources = (db: Db) =>
  [courseSource(db), videoSource(db), blogSource(db), researchSource(db), conferenceSource(db)] as const

const courseSource = (db: Db) => ({
  kind: 'course' as const,
  columns: {
    id: courses.id,
    title: courses.title,
    document: searchDocument('"courses"."title"', '"courses"."outcome" || \' \' || "courses"."description"'),
  },
  pathOf: (id: string) => `/course/${id}`,
  select: (where: SQL) =>
    db
      .select({
        id: courses.id,
        title: courses.title,
        about: courses.outcome,
        image: courses.thumbnail,
        within: none,
      })
      .from(courses)
      .where(and(inCatalogue, where))
      .$dynamic(),
})

const videoSource = (db: Db) => ({
  kind: 'video' as const,
  columns: {
    id: videos.id,
    title: videos.title,
    document: searchDocument('"videos"."title"', "''"),
  },
  pathOf: (id: string, courseId: string | null) => `/video/${courseId}/${id}`,
  select: (where: SQL) => {
    // A video may be in several courses: the one that was published first stands for it.
    const first = db
      .select({ courseId: courses.id, title: courses.title })
      .from(courseVideos)
      .innerJoin(courses, eq(courses.id, courseVideos.courseId))
      .where(and(eq(courseVideos.videoId, videos.id), inCatalogue))
      .orderBy(asc(courses.publishedAt), asc(courses.id))
      .limit(1)
      .as('first_course')
    return db
      .select({
        id: videos.id,
        title: videos.title,
        about: first.title,
        image: sql<string | null>`${videos.thumbnail}`,
        within: sql<string | null>`${first.courseId}`,
      })
      .from(videos)
      .innerJoinLateral(first, sql`true`)
      .where(and(isNotNull(videos.publishedAt), where))
      .$dynamic()
  },
})

const blogSource = (db: Db) => ({
  kind: 'blog' as const,
  columns: {
    id: blogs.id,
    title: blogs.title,
    document: searchDocument('"blogs"."title"', '"blogs"."content"'),
  },
  pathOf: (id: string) => `/blog/${id}`,
  select: (where: SQL) =>
    db
      .select({ id: blogs.id, title: blogs.title, about: blogs.summary, image: blogs.thumbnail, within: none })
      .from(blogs)
      .where(and(isBlogPublished, where))
      .$dynamic(),
})

const researchSource = (db: Db) => ({
  kind: 'research' as const,
  columns: { id: research.id, title: research.title, document: research.search },
  pathOf: (id: string) => `/research/${id}`,
  select: (where: SQL) =>
    db
      .select({
        id: research.id,
        title: research.title,
        about: sql<string>`left(${research.abstract}, 300)`,
        image: research.thumbnail,
        within: none,
      })
      .from(research)
      .where(and(isResearchPublished, where))
      .$dynamic(),
})

const conferenceSource = (db: Db) => ({
  kind: 'conference' as const,
  columns: {
    id: conferences.id,
    title: conferences.name,
    document: searchDocument(
      '"conferences"."name"',
      '"conferences"."location" || \' \' || "conferences"."description"',
    ),
  },
  pathOf: (id: string) => `/conferences/${id}`,
  select: (where: SQL) =>
    db
      .select({
        id: conferences.id,
        title: conferences.name,
        about: conferences.location,
        image: conferences.image,
        within: none,
      })
      .from(conferences)
      .where(where)
      .$dynamic(),
})
