import { z } from 'zod'

import { Category } from '#src/features/categories/contract.ts'
import {
  FormDollars,
  idList,
  Id,
  Instant,
  jsonText,
  Line,
  listFields,
  PageNumber,
  paragraphs,
  Password,
  Upload,
  wholeNumber,
  YesNo,
} from '#src/wire/fields.ts'
import { DESCRIPTION_MAX, REVIEW_MAX } from '#src/wire/text-limits.ts'

/** Courses on a page of the catalogue. */
const COURSES_PER_PAGE = 20
/** The most that the price filter takes, in dollars. */
const MAX_PRICE = 100_000

/** How far a reader is in a course that they may open. A completed video counts as watched whole. */
export const Learning = z.object({
  /** Whole course, percent; 100 only when every video is completed. */
  progress: z.number().int(),
  startedVideos: z.number().int(),
  completedVideos: z.number().int(),
  /** Where "Continue" goes: the video watched last, or else the first one not completed; null when all are. */
  next: z
    .object({
      videoId: Id,
      /** Its place in the course, from 1. */
      number: z.number().int(),
      title: z.string(),
      thumbnail: z.string(),
      durationSeconds: z.number(),
      /** Where it was left. */
      positionSeconds: z.number(),
      progress: z.number().int(),
    })
    .nullable(),
  remainingSeconds: z.number(),
  lastWatchedAt: Instant.nullable(),
})

export const CourseCard = z.object({
  _id: Id,
  title: z.string(),
  outcome: z.string(),
  thumbnail: z.string(),
  /** Dollars (D-3). */
  price: z.number(),
  /** The specification's spelling (E-2); ids of categories. */
  categorys: z.array(Id),
  /** Name of the first category, for the card's eyebrow. */
  category: z.string().nullable(),
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
  videoCount: z.number().int(),
  durationSeconds: z.number(),
  createdAt: Instant,
  updatedAt: Instant,
  /** True when every published video is completed by the reader. */
  completed: z.boolean(),
  /** Null for courses that the reader may not open. */
  learning: Learning.nullable(),
})

/** What everybody may know of a video: no address of any media. */
export const PublicVideo = z.object({
  _id: Id,
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  durationSeconds: z.number(),
  createdAt: Instant,
})

/** A video in its course's list. */
export const ListedVideo = PublicVideo.extend({
  /** Watched share in percent, 0 without a purchase. */
  progress: z.number().int(),
  completed: z.boolean(),
})

/** What somebody who took a course says of it: their first name and the initial of the last, nothing more. */
const Review = z.object({
  stars: z.number().int(),
  text: z.string(),
  author: z.object({ name: z.string(), image: z.string().nullable() }),
  createdAt: Instant,
})

/** Drafts are for administrators, archived courses for those who hold them, too (D-64). */
const CourseState = z.enum(['Draft', 'Published', 'Archived'])

/** A course as its page shows it. */
export const CourseDetail = CourseCard.extend({
  state: CourseState,
  published: z.boolean(),
  description: z.string(),
  learn: z.array(z.string()),
  categories: z.array(Category),
  learnersCount: z.number().int(),
  resourcesCount: z.number().int(),
  /** Number of videos with a PDF. */
  pdfCount: z.number().int(),
  /** Languages of the captions that every video has, as BCP 47 tags. */
  captionLanguages: z.array(z.string()),
  /** Percent of the ratings with 5, 4, 3, 2 and 1 stars. */
  ratingShares: z.array(z.number()).length(5),
  /** The newest ratings that say something, at most 3. */
  reviews: z.array(Review),
  /** What the reader said of the course. */
  ownReview: z.object({ stars: z.number().int(), text: z.string() }).nullable(),
  videos: z.array(ListedVideo),
})

const Courses = z.array(CourseCard)

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

const PLAYLIST_MAX = 200
const playlist = z
  .array(Id)
  .max(PLAYLIST_MAX)
  .refine(ids => new Set(ids).size === ids.length, { error: 'A video stands in a course once' })

const ids = z.array(Id).min(1).max(100)

/** Ids, or the objects with `_id` that the specification shows; the first one is the course's own. */
const Categorys = jsonText(z.array(z.union([Id, z.object({ _id: Id }).transform(({ _id }) => _id)])).max(10))

const courseFields = {
  title: Line.min(1),
  outcome: Line.optional(),
  /** Formatted text; what is not of the closed list goes. */
  description: paragraphs(DESCRIPTION_MAX).optional(),
  learn: jsonText(z.array(Line.min(1)).max(20)).optional(),
  /** Dollars (D-3). */
  price: FormDollars,
  published: YesNo.optional(),
  categorys: Categorys.optional(),
  /** The thumbnail. */
  file: Upload.optional(),
}
const Saved = z.object({ course: z.object({ _id: Id, title: z.string(), state: CourseState }) })

export const coursesContract = {
  listCourses: {
    input: z.strictObject({
      /** Every word of it stands in the title. */
      title: Line.max(100).optional(),
      minPrice: wholeNumber(0, MAX_PRICE).optional(),
      maxPrice: wholeNumber(0, MAX_PRICE).optional(),
      categories: idList(50).optional(),
      /** Courses with at least this average; 1, the default, also shows unrated ones (D-37). */
      rating: wholeNumber(1, 5).default(1),
      page: PageNumber.default(1),
      limit: wholeNumber(1, 100).default(COURSES_PER_PAGE),
    }),
    /** `NbOfPages` is the specification's spelling (D-28). */
    output: z.object({
      courses: Courses,
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** How many courses each category would give beside the other filters; categories without any are left out. */
      categoryCounts: z.array(z.object({ _id: Id, count: z.number().int() })),
    }),
  },
  popularCourses: { input: z.strictObject({}), output: z.object({ courses: Courses }) },
  newestCourses: { input: z.strictObject({}), output: z.object({ courses: Courses }) },
  getCourse: {
    input: z.strictObject({ id: Id }),
    output: z.object({ course: CourseDetail, isPurchased: z.boolean(), related: Courses }),
  },
  listReviews: {
    input: z.strictObject({ id: Id, page: PageNumber.default(1) }),
    output: z.object({ reviews: z.array(Review), NbOfPages: z.number().int() }),
  },
  rateCourse: {
    input: z.strictObject({ id: Id, stars: z.number().int().min(1).max(5), text: paragraphs(REVIEW_MAX) }),
    output: z.object({ rated: z.literal(true) }),
  },
  unrateCourse: { input: z.strictObject({ id: Id }), output: z.object({ rated: z.literal(false) }) },
  myCourses: {
    input: z.strictObject({}),
    output: z.object({ courses: z.array(z.object({ course: CourseCard })) }),
  },
  manageCourses: {
    input: z.strictObject({
      title: Line.max(100).optional(),
      /** How long ago it was created at most. */
      time: z.enum(['all', 'last_day', 'last_week', 'last_month', 'last_year']).default('all'),
      state: CourseState.optional(),
      ...listFields('createdAt', 'title', 'price', 'NbOforders'),
    }),
    output: z.object({ courses: z.array(CourseRow), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  createCourse: { files: 1, input: z.strictObject(courseFields), output: Saved },
  /** What is not sent stays as it is. */
  updateCourse: { files: 1, input: z.strictObject(courseFields).partial().extend({ id: Id }), output: Saved },
  duplicateCourse: { input: z.strictObject({ id: Id }), output: Saved },
  deleteCourse: {
    input: z.strictObject({ id: Id, password: Password }),
    /** Which of the two has happened. */
    output: z.object({ result: z.enum(['deleted', 'archived']) }),
  },
  changeCourses: {
    input: z.strictObject({ ids, change: z.enum(['publish', 'unpublish', 'archive', 'restore']) }),
    output: z.object({
      changed: z.array(Id),
      /** What could not be done, with its reason. */
      unchanged: z.array(z.object({ _id: Id, title: z.string(), message: z.string() })),
    }),
  },
  getPlaylist: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      course: z.object({ _id: Id, title: z.string(), state: CourseState }),
      videos: z.array(PlaylistVideo),
    }),
  },
  savePlaylist: {
    input: z.strictObject({
      id: Id,
      videos: playlist,
      /** The order that was read before: when it is another by now, nothing is written. */
      former: playlist,
    }),
    output: z.object({ videos: z.array(Id) }),
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
} as const
