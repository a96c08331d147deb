import { z } from 'zod'

import {
  FormDollars,
  Id,
  Instant,
  jsonText,
  Line,
  listFields,
  PageNumber,
  paragraphs,
  Password,
  Unchanged,
  Upload,
  Version,
  wholeNumber,
  YesNo,
} from '#src/wire/fields.ts'
import { periods } from '#src/wire/money/periods.ts'
import { DESCRIPTION_MAX, TEACHERS_MAX } from '#src/wire/text/text-limits.ts'

import { writtenKinds } from './questions.ts'
import { CourseCard, CourseState, LessonKind, levels, PublicVideo } from './shapes.ts'

/** What a row of the manager's list shows. */
const CourseRow = CourseCard.pick({
  _id: true,
  title: true,
  thumbnail: true,
  category: true,
  price: true,
  createdAt: true,
  videoCount: true,
}).extend({
  /** The specification's spelling (A-CRS-8): how many people it was opened for. */
  NbOforders: z.number().int(),
  published: z.boolean(),
  state: CourseState,
  /** Whether it is archived where somebody deletes it (D-64). */
  isKept: z.boolean(),
})

/** A video of the library, as the playlist shows it. */
const PlaylistVideo = PublicVideo.pick({ _id: true, title: true, thumbnail: true, durationSeconds: true }).extend({
  state: CourseState,
})

const PLAYLIST_MAX = 300

/** What stands in a course: a lesson, or the heading of those that follow. */
const Entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('section'), title: Line.min(1) }),
  z.strictObject({ kind: LessonKind, _id: Id }),
])
const entries = z
  .array(Entry)
  .max(PLAYLIST_MAX)
  .refine(all => areDistinct(all.flatMap(entry => ('_id' in entry ? [entry._id] : []))), {
    error: 'A lesson stands in a course once',
  })
const areDistinct = (all: readonly string[]): boolean => new Set(all).size === all.length

/** The same as the playlist shows it. */
const PlaylistEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('section'), title: z.string() }),
  PlaylistVideo.extend({ kind: z.literal('video'), isFree: z.boolean() }),
  z.object({
    kind: z.enum(writtenKinds),
    _id: Id,
    title: z.string(),
    minutes: z.number().int(),
    questionCount: z.number().int(),
    isNeeded: z.boolean(),
    state: CourseState,
  }),
])

const ids = z.array(Id).min(1).max(100)

/** Ids, or the objects with `_id` that the specification shows; the first one is the course's own. */
const Categorys = jsonText(z.array(z.union([Id, z.object({ _id: Id }).transform(({ _id }) => _id)])).max(10))

const courseFields = {
  title: Line.min(1),
  outcome: Line.optional(),
  /** Empty for none. */
  level: z.enum(['', ...levels]).optional(),
  /** Formatted text; what is not of the closed list goes. */
  description: paragraphs(DESCRIPTION_MAX).optional(),
  learn: jsonText(z.array(Line.min(1)).max(20)).optional(),
  /** In whole units (D-3). */
  price: FormDollars,
  published: YesNo.optional(),
  categorys: Categorys.optional(),
  /** Ids of those who teach it, the first one leading. */
  teachers: jsonText(z.array(Id).max(TEACHERS_MAX)).optional(),
  /** The thumbnail. */
  file: Upload.optional(),
}
/** With `publish`, a course is published together with its draft lessons that can be played. */
const Lessons = z.literal('publish').optional()
const Saved = z.object({ course: z.object({ _id: Id, title: z.string(), state: CourseState }) })

/** What administrators call. */
/** What somebody wrote of a course, as staff read it. */
const ReviewRow = z.object({
  course: z.object({ _id: Id, title: z.string() }),
  author: z.object({ _id: Id, name: z.string() }),
  stars: z.number().int(),
  text: z.string(),
  createdAt: Instant,
  hiddenAt: Instant.nullable(),
  hiddenReason: z.string().nullable(),
})

export const courseManagerContract = {
  manageCourses: {
    input: z.strictObject({
      title: Line.max(100).optional(),
      /** How long ago it was created at most. */
      time: z.enum(periods).default('all'),
      state: CourseState.optional(),
      ...listFields('createdAt', 'title', 'price', 'NbOforders'),
    }),
    output: z.object({ courses: z.array(CourseRow), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  createCourse: { files: 1, input: z.strictObject(courseFields), output: Saved },
  /** What is not sent stays as it is. */
  updateCourse: {
    files: 1,
    input: z.strictObject(courseFields).partial().extend({ id: Id, version: Version.optional(), lessons: Lessons }),
    output: Saved,
  },
  duplicateCourse: { input: z.strictObject({ id: Id }), output: Saved },
  deleteCourse: {
    input: z.strictObject({ id: Id, password: Password }),
    /** Which of the two has happened. */
    output: z.object({ result: z.enum(['deleted', 'archived']) }),
  },
  changeCourses: {
    input: z.strictObject({ ids, change: z.enum(['publish', 'unpublish', 'archive', 'restore']), lessons: Lessons }),
    output: z.object({
      changed: z.array(Id),
      /** What could not be done, with its reason. */
      unchanged: Unchanged,
    }),
  },
  getPlaylist: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      course: z.object({ _id: Id, title: z.string(), state: CourseState }),
      entries: z.array(PlaylistEntry),
    }),
  },
  savePlaylist: {
    input: z.strictObject({
      id: Id,
      /** Every reading and all questions of the course stand in it: they go in their own manager alone. */
      entries,
      /** The order that was read before: when it is another by now, nothing is written. */
      former: entries,
    }),
    output: z.object({ entries: z.array(Entry) }),
  },
  /** Opens a video of the course to everybody, or closes it again. */
  setFreeLesson: {
    input: z.strictObject({ id: Id, video: Id, isFree: z.boolean() }),
    output: z.object({ isFree: z.boolean() }),
  },
  listAddable: {
    input: z.strictObject({
      id: Id,
      title: Line.max(100).optional(),
      page: PageNumber.default(1),
      limit: wholeNumber(1, 100).default(10),
    }),
    output: z.object({ videos: z.array(PlaylistVideo), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  manageReviews: {
    input: z.strictObject({
      /** Words of the author's name or emails, or of the course's title. */
      words: Line.max(100).optional(),
      state: z.enum(['shown', 'hidden']).optional(),
      course: Id.optional(),
      ...listFields('written'),
    }),
    output: z.object({
      reviews: z.array(ReviewRow),
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** What the course of the filter is called. */
      courseTitle: z.string().nullable(),
    }),
  },
  /** By the course and the person: each says one thing of it. The author reads the reason. */
  hideReview: {
    input: z.strictObject({ id: Id, user: Id, reason: paragraphs(500).check(z.minLength(3)) }),
    output: z.object({ hidden: z.boolean() }),
  },
  showReview: { input: z.strictObject({ id: Id, user: Id }), output: z.object({ hidden: z.boolean() }) },
} as const
