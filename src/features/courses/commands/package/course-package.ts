// What a course is outside an academy: one archive, its words in the head, every file of it as an entry.
import { z } from 'zod'

import { Chapters, videosContract } from '#src/features/videos/contract.ts'
import { Line, paragraphs, WebAddress } from '#src/wire/fields.ts'
import { DESCRIPTION_MAX } from '#src/wire/text/text-limits.ts'

import { Figure } from '../../contract/figures.ts'
import { courseManagerContract } from '../../contract/manager.ts'
import {
  ATTEMPTS_MAX,
  MINUTES_MAX,
  Questions,
  SOURCE_MAX,
  SOURCES_MAX,
  writtenKinds,
} from '../../contract/questions.ts'
import { levels } from '../../contract/shapes.ts'
import type { WrittenColumns } from '../copy-lessons.ts'
import type { CourseColumns } from '../course-parts.ts'

/** The limits are those of the forms that a course and a video are written in. */
const course = courseManagerContract.createCourse.input.shape
const video = videosContract.createVideo.input.shape

/** The name of an entry; each file stands once in the head. */
const File = z.string().regex(/^(course|pictures|videos)\/[a-z0-9/.-]{1,80}$/)

const Captions = z.strictObject({
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  label: Line.min(1).max(60),
  file: File,
})

/** One that came later needs a default, for the archives from before it. */
const courseFields = {
  title: course.title,
  outcome: Line,
  description: course.description.unwrap(),
  level: z.enum(levels).nullable().default(null),
  learn: z.array(Line.min(1)).max(20),
  priceCents: z.number().int().min(0).max(100_000_000),
} satisfies Record<Exclude<keyof CourseColumns, 'thumbnail'>, z.ZodType>

/** Among everything that the course consists of. */
const Place = z.number().int().min(0).max(1_000_000)

const lessonFields = {
  kind: z.enum(writtenKinds),
  title: Line.min(1),
  content: paragraphs(DESCRIPTION_MAX),
  sources: z.array(paragraphs(SOURCE_MAX)).max(SOURCES_MAX),
  figure: Figure.nullable().default(null),
  questions: Questions,
  minutes: z.number().int().min(1).max(MINUTES_MAX),
  passPercent: z.number().int().min(1).max(100),
  attemptsPerDay: z.number().int().min(1).max(ATTEMPTS_MAX).nullable(),
  isNeeded: z.boolean(),
} satisfies Record<Exclude<keyof WrittenColumns, 'courseId' | 'position' | 'publishedAt'>, z.ZodType>

const Head = z.object({
  format: z.literal('palestra-course', 'it is no course'),
  version: z.literal(1, 'it was made by a later version'),
  course: z.strictObject({
    ...courseFields,
    currency: z.string().regex(/^[a-z]{3}$/),
    /** Names, the course's own first. */
    categories: z.array(Line.min(1)).max(10),
    picture: File.nullable(),
  }),
  /** The pictures inside the description: at which address it shows them, and where they are here. */
  pictures: z.array(z.strictObject({ address: z.string().max(300), file: File })).max(200),
  /** Archives from before there were sections and lessons of other kinds do not name them, and no places. */
  sections: z
    .array(z.strictObject({ title: Line.min(1), place: Place }))
    .max(300)
    .default([]),
  written: z
    .array(z.strictObject({ ...lessonFields, place: Place }))
    .max(300)
    .default([]),
  /** In the order of the playlist. */
  videos: z
    .array(
      z.strictObject({
        place: Place.optional(),
        title: video.title,
        description: video.description,
        links: z.array(z.strictObject({ link: WebAddress, description: Line })).max(50),
        /** Archives from before there were chapters have none. */
        chapters: Chapters.default([]),
        seconds: z.number().min(0).max(86_400),
        /** Archives from before there were free lessons do not say it. */
        isFree: z.boolean().default(false),
        film: File,
        picture: File.nullable(),
        pdf: File.nullable(),
        captions: z.array(Captions).max(20),
      }),
    )
    .max(200),
})
/** Each file has one kind, and so one door: no name stands twice. */
export const CoursePackage = Head.refine(head => {
  const names = namesIn(head)
  return new Set(names).size === names.length
}, 'it names a file twice')
export type CoursePackage = z.output<typeof CoursePackage>

/** Nothing stands behind the list of a course. */
export const Rest = z.object({})

/** Every file that a course names. */
function namesIn({ course, pictures, videos }: z.output<typeof Head>): string[] {
  const parts = videos.flatMap(video => [
    video.film,
    video.picture,
    video.pdf,
    ...video.captions.map(({ file }) => file),
  ])
  return [course.picture, ...pictures.map(({ file }) => file), ...parts].filter(name => name !== null)
}
