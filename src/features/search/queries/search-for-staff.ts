import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { usersNamed } from '#src/features/accounts/queries.ts'
import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { applications } from '#src/features/applications/tables.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { researches } from '#src/features/research/tables.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import { videos } from '#src/features/videos/tables.ts'
import type { Context } from '#src/server/context.ts'
import { holdsWord, wordsOf } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { dollarsOf } from '#src/wire/money/money.ts'
import { normalEmail } from '#src/wire/text/emails.ts'

import type { StaffFound } from '../contract.ts'

/** So many of each kind: who sees none of what they meant types one more letter. */
const EACH = 5

interface Source {
  readonly kind: StaffFound['kind']
  readonly table: PgTable & { readonly id: PgColumn; readonly updatedAt: PgColumn }
  readonly title: PgColumn
  /** A storage key. */
  readonly image: PgColumn
  readonly about: PgColumn | SQL
  readonly isPublished?: SQL
  readonly isArchived?: SQL
  readonly facts: SQL
  readonly editAt: (id: string) => string
  readonly viewAt: (id: string) => string | null
}

const none = sql`''`
const noFacts = sql`'{}'::jsonb`
const isThere = (column: PgColumn): SQL => sql`${column} is not null`

const sources: readonly Source[] = [
  {
    kind: 'course',
    table: courses,
    title: courses.title,
    image: courses.thumbnail,
    about: courses.outcome,
    isPublished: isThere(courses.publishedAt),
    isArchived: isThere(courses.archivedAt),
    facts: sql`jsonb_build_object('cents', ${courses.priceCents}, 'learners', ${courses.learnersCount})`,
    editAt: id => `/dashboard/manage-courses/update-course/${id}`,
    viewAt: id => `/course/${id}`,
  },
  {
    kind: 'video',
    table: videos,
    title: videos.title,
    image: videos.thumbnail,
    about: none,
    isPublished: isThere(videos.publishedAt),
    isArchived: isThere(videos.archivedAt),
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
    isPublished: isThere(blogs.publishedAt),
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
    isPublished: isThere(researches.publishedAt),
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
    facts: sql`jsonb_build_object('deadline', to_char(${applications.deadline} at time zone 'UTC', 'YYYY-MM-DD'))`,
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
]

/** What an administrator can open by its name, drafts and what is archived included: those that were changed last. */
export async function searchForStaff({ db }: Context, { q }: { q: string }): Promise<{ found: StaffFound[] }> {
  const words = wordsOf(q)
  if (words.length === 0) return { found: [] }
  const found = await Promise.all([...sources.map(source => findOf(db, source, words)), findPeople(db, words)])
  return { found: found.flat() }
}

type Facts = StaffFound['facts'] & { cents?: number }

async function findOf(db: Context['db'], source: Source, words: readonly string[]): Promise<StaffFound[]> {
  const { kind, table, title, image, about, isPublished, isArchived, facts, editAt, viewAt } = source
  const rows = await db
    .select({
      id: sql<string>`${table.id}`,
      title: sql<string>`${title}`,
      image: sql<string | null>`${image}`,
      about: sql<string>`${about}`,
      isPublished: sql<boolean | null>`${isPublished ?? sql`null::boolean`}`,
      isArchived: sql<boolean>`${isArchived ?? sql`false`}`,
      facts: sql<Facts>`${facts}`,
    })
    .from(table)
    .where(and(...words.map(word => holdsWord(sql`${title}`, word))))
    .orderBy(desc(table.updatedAt), asc(table.id))
    .limit(EACH)
  return rows.map(row => {
    const { cents, ...others } = row.facts
    return {
      kind,
      _id: row.id,
      title: row.title,
      about: row.about,
      image: row.image ? publicFileUrl(row.image) : null,
      state: row.isArchived ? 'archived' : row.isPublished === null ? null : row.isPublished ? 'published' : 'draft',
      facts: { ...others, ...(cents !== undefined && { price: dollarsOf(cents) }) },
      editAt: editAt(row.id),
      viewAt: viewAt(row.id),
    }
  })
}

/** Everybody who has an account, by name or email; the last who joined first. */
async function findPeople(db: Context['db'], words: readonly string[]): Promise<StaffFound[]> {
  const ids = words.map(word => sql`${users.id} = any(array(${usersNamed(normalEmail(word) ?? word)}))`)
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.erasedAt), ...ids))
    .orderBy(desc(users.createdAt))
    .limit(EACH)
  if (people.length === 0) return []
  const rows = await db
    .select({ user: users, email: accountEmails.email })
    .from(users)
    .leftJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .where(
      inArray(
        users.id,
        people.map(({ id }) => id),
      ),
    )
    .orderBy(desc(users.createdAt))
  return rows.map(({ user: { id, firstName, lastName, image, createdAt }, email }) => ({
    kind: 'user',
    _id: id,
    title: `${firstName} ${lastName}`,
    about: email ?? '',
    image: image && publicFileUrl(image),
    state: null,
    facts: { joined: createdAt.toISOString().slice(0, 10) },
    editAt: `/dashboard/manage-users/${id}`,
    viewAt: null,
  }))
}
