// What is searched: for each kind its words, what of it may be read by everybody, and what a result tells.
import { and, desc, exists, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { isPublished as isBlogPublished } from '#src/features/blogs/queries/cards.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { inCatalogue } from '#src/features/courses/queries/cards.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { courseVideos, writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { isPublished as isResearchPublished } from '#src/features/research/queries/cards.ts'
import { researches } from '#src/features/research/tables.ts'
import { videos } from '#src/features/videos/tables.ts'

import type { Found } from '../contract.ts'

export type Source = {
  readonly kind: Found['kind']
  readonly table: PgTable
  readonly id: SQLWrapper
  readonly title: SQLWrapper
  /** One line below the title. */
  readonly about: SQLWrapper
  /** A storage key. */
  readonly image: SQLWrapper
  /** The stored words of all that is searched. */
  readonly document: SQLWrapper
  /** Whether these are more than the title's. */
  readonly hasText: boolean
  /** What everybody may read. */
  readonly isPublic: SQL | undefined
  /** An order that an index has. */
  readonly newestFirst: SQL
  /** Id and title of the course that stands for a video, as an expression over `candidate`. */
  readonly within: SQL
  readonly pathOf: (id: string, courseId: string | undefined) => string
}

const alone = sql`null::text[]`

const courseSource: Source = {
  kind: 'course',
  table: courses,
  id: courses.id,
  title: courses.title,
  about: courses.outcome,
  image: courses.thumbnail,
  document: courses.search,
  hasText: true,
  isPublic: inCatalogue,
  newestFirst: desc(courses.publishedAt),
  within: alone,
  pathOf: id => `/course/${id}`,
}

const coursesOf = (videoId: SQLWrapper) =>
  sql`from ${courseVideos} join ${courses} on ${courses.id} = ${courseVideos.courseId}
    where ${courseVideos.videoId} = ${videoId} and ${inCatalogue}`

const videoSource: Source = {
  kind: 'video',
  table: videos,
  id: videos.id,
  title: videos.title,
  about: sql`''`,
  image: videos.thumbnail,
  document: videos.search,
  hasText: false,
  isPublic: and(isNotNull(videos.publishedAt), exists(sql`(select ${coursesOf(videos.id)})`)),
  newestFirst: desc(videos.createdAt),
  // A video may be in several courses: the one that was published first stands for it.
  within: sql`(select array[${courses.id}::text, ${courses.title}] ${coursesOf(sql`candidate.id`)}
    order by ${courses.publishedAt}, ${courses.id} limit 1)`,
  pathOf: (id, courseId) => `/video/${courseId}/${id}`,
}

/** Readings and questions: what they say is for their learners, and not searched. */
const lessonSource: Source = {
  kind: 'lesson',
  table: writtenLessons,
  id: writtenLessons.id,
  title: writtenLessons.title,
  about: sql`''`,
  image: sql`''`,
  document: writtenLessons.search,
  hasText: false,
  isPublic: and(
    isNotNull(writtenLessons.publishedAt),
    // Not “exists”: PostgreSQL would read all courses to join them.
    sql`(select ${inCatalogue} from ${courses} where ${courses.id} = ${writtenLessons.courseId})`,
  ),
  newestFirst: desc(writtenLessons.createdAt),
  within: sql`(select array[${courses.id}::text, ${courses.title}] from ${courses} join ${writtenLessons}
    on ${writtenLessons.courseId} = ${courses.id} where ${writtenLessons.id} = candidate.id)`,
  pathOf: (id, courseId) => `/lesson/${courseId}/${id}`,
}

const blogSource: Source = {
  kind: 'blog',
  table: blogs,
  id: blogs.id,
  title: blogs.title,
  about: blogs.summary,
  image: blogs.thumbnail,
  document: blogs.search,
  hasText: true,
  isPublic: isBlogPublished,
  newestFirst: desc(blogs.publishedAt),
  within: alone,
  pathOf: id => `/blog/${id}`,
}

const researchSource: Source = {
  kind: 'research',
  table: researches,
  id: researches.id,
  title: researches.title,
  about: researches.abstract,
  image: researches.thumbnail,
  document: researches.search,
  hasText: true,
  isPublic: isResearchPublished,
  newestFirst: sql`${researches.publishedOn} desc nulls last`,
  within: alone,
  pathOf: id => `/research/${id}`,
}

const conferenceSource: Source = {
  kind: 'conference',
  table: conferences,
  id: conferences.id,
  title: conferences.name,
  about: conferences.location,
  image: conferences.image,
  document: conferences.search,
  hasText: true,
  isPublic: undefined,
  newestFirst: desc(conferences.startsOn),
  within: alone,
  pathOf: id => `/conferences/${id}`,
}

/** Every kind, in the order of the results. */
export const sources = [courseSource, videoSource, lessonSource, blogSource, researchSource, conferenceSource] as const
