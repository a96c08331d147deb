// Every call that makes a thing, and what is sent to it (decision 0059).
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { applications } from '#src/features/applications/tables.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { categories } from '#src/features/categories/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { coupons } from '#src/features/coupons/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { partners } from '#src/features/partners/tables.ts'
import { researches } from '#src/features/research/tables.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import { videos } from '#src/features/videos/tables.ts'

import type { TestAcademy } from '../academy.ts'
import type { Client } from '../client.ts'
import { imageOf } from './changed-value.ts'
import { seedCourse } from './courses.ts'
import { bodyOf } from './form-body.ts'
import { announceUpload, largeVideo, sendChunk } from './uploads.ts'

export type Maker = {
  /** Where what is made stands, and the column that its words are in. */
  readonly table: PgTable & { readonly id: PgColumn }
  readonly column: PgColumn | SQL
  /** Its name in the answer. */
  readonly noun: string
  /** What one form sends: each try has the same, but for the words. Words are absent for what only copies. */
  readonly begin: (client: Client, academy: TestAcademy) => Promise<(words: string) => Promise<Record<string, unknown>>>
  readonly copies?: true
}

const steady =
  (fields: (words: string) => Record<string, unknown> | Promise<Record<string, unknown>>) =>
  async () =>
  async (words: string) =>
    fields(words)
const category = async (client: Client): Promise<string> =>
  (await client.post('/api/admin/category', { name: crypto.randomUUID() })).body.category._id
const pdf = () => new File(['%PDF-1.7\nstartxref\n0\n%%EOF\n'], 'a.pdf', { type: 'application/pdf' })
const content = 'Twenty characters and a few more'
const VIDEO_BYTES = 50_000

/** @returns the id of a video's upload that is whole */
export async function uploadVideo(client: Client, { url }: Pick<TestAcademy, 'url'>): Promise<string> {
  const { location } = await announceUpload(client, url, { bytes: VIDEO_BYTES })
  await sendChunk(client, { url: url + location, from: 0, chunks: largeVideo(0, VIDEO_BYTES), bytes: VIDEO_BYTES })
  return location.split('/').at(-1) ?? ''
}

const course: Maker = {
  table: courses,
  column: courses.title,
  noun: 'course',
  begin: steady(async title => ({ title, price: '5', file: await imageOf(1) })),
}
const blog: Maker = {
  table: blogs,
  column: blogs.title,
  noun: 'blog',
  begin: steady(async title => ({ title, content, file: await imageOf(1) })),
}
const research: Maker = {
  table: researches,
  column: researches.title,
  noun: 'research',
  begin: async client => {
    const fields = { abstract: 'a', content, category: await category(client) }
    return async title => ({ title, ...fields, thumbnail: await imageOf(1), pdf: pdf() })
  },
}

/** The same form, of something that stands there to be copied. */
const copyOf = (maker: Maker, made: (client: Client, fields: Record<string, unknown>) => Promise<string>): Maker => ({
  ...maker,
  copies: true,
  begin: async (client, academy) => {
    const id = await made(client, await (await maker.begin(client, academy))('An original'))
    return async () => ({ id })
  },
})
const posted = (path: string, noun: string) => async (client: Client, fields: Record<string, unknown>) =>
  String((await client.post(path, bodyOf(fields))).body[noun]._id)

export const makers: Readonly<Record<string, Maker>> = {
  createCourse: course,
  duplicateCourse: copyOf(course, posted('/api/course/create', 'course')),
  createBlog: blog,
  duplicateBlog: copyOf(blog, posted('/api/blog', 'blog')),
  createResearch: research,
  duplicateResearch: copyOf(research, posted('/api/researches/', 'research')),
  createConference: {
    table: conferences,
    column: conferences.name,
    noun: 'conference',
    begin: steady(async name => ({
      name,
      location: 'Oran',
      startDate: '2099-01-01',
      description: 'Two days',
      speakers: [{ firstName: 'Ada', lastName: 'Run', picture: 'new' }],
      file: await imageOf(1),
      speakerImages: [await imageOf(2)],
    })),
  },
  createApplication: {
    table: applications,
    column: applications.name,
    noun: 'application',
    begin: steady(async name => ({
      name,
      applicantType: 'ClubApplication',
      deadline: '2099-01-01',
      steps: [{ title: 'a', description: 'b', image: 'new' }],
      file: await imageOf(1),
      stepImages: [await imageOf(2)],
    })),
  },
  createTeacher: {
    table: teachers,
    column: teachers.name,
    noun: 'teacher',
    begin: steady(async name => ({ name, role: 'Running economy', file: await imageOf(1) })),
  },
  createLesson: {
    table: writtenLessons,
    column: writtenLessons.title,
    noun: 'lesson',
    begin: async (_, { services: { db } }) => {
      const { id } = await seedCourse(db)
      return async title => ({ id, kind: 'reading', title, minutes: 5 })
    },
  },
  createPartner: {
    table: partners,
    column: partners.name,
    noun: 'partner',
    begin: steady(async name => ({ name, website: 'https://example.org/', logo: await imageOf(1) })),
  },
  createCategory: { table: categories, column: categories.name, noun: 'category', begin: steady(name => ({ name })) },
  createPlan: {
    table: plans,
    column: plans.description,
    noun: 'plan',
    begin: async (_, { services: { db } }) => {
      await db.delete(plans) // there is one of each name and duration
      const fields = { name: 'Gold', duration: 'year', price: 9, paymentId: 'price_1', benefits: [] }
      return async description => ({ ...fields, description, link: 'https://buy.stripe.com/a' })
    },
  },
  createCoupon: {
    table: coupons,
    column: coupons.note,
    noun: 'coupon',
    begin: async () => {
      const code = crypto.randomUUID().slice(0, 13)
      return async note => ({ code, kind: 'percent', value: 10, note })
    },
  },
  createVideo: {
    table: videos,
    column: videos.title,
    noun: 'video',
    begin: async (client, academy) => {
      const fields = { description: 'x', upload: await uploadVideo(client, academy) }
      return async title => ({ title, ...fields, pdf: pdf() })
    },
  },
}
