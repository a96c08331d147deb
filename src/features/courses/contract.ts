import { z } from 'zod'

import { Category } from '#src/features/categories/contract.ts'
import { idList, Id, Instant, Line, PageNumber, paragraphs, wholeNumber } from '#src/wire/fields.ts'
import { REVIEW_MAX } from '#src/wire/text-limits.ts'

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

/** A course as its page shows it. */
export const CourseDetail = CourseCard.extend({
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
} as const
