import { isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { applications } from '#src/features/applications/tables.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { researches } from '#src/features/research/tables.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import { videos } from '#src/features/videos/tables.ts'

import type { StaffFound } from '../contract.ts'

export interface Source {
  readonly kind: StaffFound['kind']
  readonly table: PgTable & { readonly id: PgColumn; readonly updatedAt: PgColumn }
  readonly title: PgColumn | SQL
  /** A storage key. */
  readonly image: PgColumn | SQL
  readonly about: PgColumn | SQL
  /** Which rows there are, where that is not all of them. */
  readonly isThere?: SQL
  readonly isPublished?: SQL
  readonly isArchived?: SQL
  readonly facts: SQL
  readonly editAt: (id: string) => string
  readonly viewAt: (id: string) => string | null
}

const none = sql`''`
const noImage = sql`null`
const noFacts = sql`'{}'::jsonb`
const isSet = (column: PgColumn): SQL => sql`${column} is not null`

/** The things that staff make. */
export const staffSources: readonly Source[] = [
  {
    kind: 'course',
    table: courses,
    title: courses.title,
    image: courses.thumbnail,
    about: courses.outcome,
    isPublished: isSet(courses.publishedAt),
    isArchived: isSet(courses.archivedAt),
    facts: sql`jsonb_build_object('cents', ${courses.priceCents}, 'currency', ${courses.currency}, 'learners', ${courses.learnersCount})`,
    editAt: id => `/dashboard/manage-courses/update-course/${id}`,
    viewAt: id => `/course/${id}`,
  },
  {
    kind: 'video',
    table: videos,
    title: videos.title,
    image: videos.thumbnail,
    about: none,
    isPublished: isSet(videos.publishedAt),
    isArchived: isSet(videos.archivedAt),
    facts: sql`jsonb_build_object('seconds', ${videos.durationSeconds})`,
    editAt: id => `/dashboard/manage-videos/update-video/${id}`,
    viewAt: () => null,
  },
  {
    kind: 'blog',
    table: blogs,
    title: blogs.title,
    image: blogs.thumbnail,
    about: blogs.summary,
    isPublished: isSet(blogs.publishedAt),
    facts: sql`jsonb_build_object('views', ${blogs.views})`,
    editAt: id => `/dashboard/manage-blogs/update-blog/${id}`,
    viewAt: id => `/blog/${id}`,
  },
  {
    kind: 'research',
    table: researches,
    title: researches.title,
    image: researches.thumbnail,
    about: none,
    isPublished: isSet(researches.publishedAt),
    facts: sql`jsonb_build_object('views', ${researches.views})`,
    editAt: id => `/dashboard/manage-researches/update-research/${id}`,
    viewAt: id => `/research/${id}`,
  },
  {
    kind: 'conference',
    table: conferences,
    title: conferences.name,
    image: conferences.image,
    about: conferences.location,
    facts: sql`jsonb_build_object('day', ${conferences.startsOn})`,
    editAt: id => `/dashboard/manage-conferences/update-conference/${id}`,
    viewAt: id => `/conferences/${id}`,
  },
  {
    kind: 'application',
    table: applications,
    title: applications.name,
    image: applications.image,
    about: none,
    facts: sql`jsonb_build_object('deadline', to_char(${applications.deadline} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`,
    editAt: id => `/dashboard/manage-applications/update-application/${id}`,
    viewAt: id => `/application/${id}`,
  },
  {
    kind: 'teacher',
    table: teachers,
    title: teachers.name,
    image: teachers.portrait,
    about: teachers.role,
    facts: noFacts,
    editAt: id => `/dashboard/manage-teachers/update-teacher/${id}`,
    viewAt: id => `/teacher/${id}`,
  },
  {
    kind: 'lesson',
    table: writtenLessons,
    title: writtenLessons.title,
    image: noImage,
    about: sql`(select c.title from courses c where c.id = ${writtenLessons.courseId})`,
    isPublished: isSet(writtenLessons.publishedAt),
    facts: noFacts,
    editAt: id => `/dashboard/manage-lessons/update-lesson/${id}`,
    viewAt: () => null,
  },
  {
    kind: 'plan',
    table: plans,
    title: sql`${plans.name} || ', ' || ${plans.duration}`,
    image: noImage,
    about: plans.description,
    isThere: isNull(plans.deletedAt),
    isArchived: isSet(plans.archivedAt),
    facts: sql`jsonb_build_object('cents', ${plans.priceCents}, 'currency', ${plans.currency})`,
    editAt: id => `/dashboard/manage-memberships/update-membership/${id}`,
    viewAt: () => '/pricing',
  },
]
