import { z } from 'zod'

import { TeacherCard } from '#src/features/teachers/contract.ts'
import { idList, Id, Line, PageNumber, paragraphs, Version, wholeNumber } from '#src/wire/fields.ts'
import { REVIEW_MAX } from '#src/wire/text/text-limits.ts'

import { CourseCard, CourseDetail, courseSorts, grounds, lengths, levels, ListedCourse, Review } from './shapes.ts'

/** Courses on a page of the catalogue. */
const COURSES_PER_PAGE = 20
/** Hardly anybody has begun, bought and saved more. */
const MY_COURSES_PER_PAGE = 60
/** The most that the price filter takes, in whole units: what is none in one currency is a usual price in another. */
const MAX_PRICE = 99_999_999

const Courses = z.array(CourseCard)

/** What learners and visitors call. */
const Voice = z.object({
  teacher: TeacherCard,
  saying: z.string(),
  ground: z.enum(grounds).nullable(),
  courses: z.number().int(),
})

export const coursesContract = {
  listCourses: {
    input: z.strictObject({
      /** Every word of it stands in the title. */
      title: Line.max(100).optional(),
      minPrice: wholeNumber(0, MAX_PRICE).optional(),
      maxPrice: wholeNumber(0, MAX_PRICE).optional(),
      categories: idList(50).optional(),
      /** Courses that this membership plan opens. */
      plan: Id.optional(),
      /** Courses that this teacher gives. */
      teacher: Id.optional(),
      /** Courses with at least this average; 1, the default, also shows unrated ones (D-37). */
      rating: wholeNumber(1, 5).default(1),
      level: z.enum(levels).optional(),
      length: z.enum(lengths).optional(),
      sort: z.enum(courseSorts).default('newest'),
      page: PageNumber.default(1),
      limit: wholeNumber(1, 100).default(COURSES_PER_PAGE),
    }),
    /** `NbOfPages` is the specification's spelling (D-28). */
    output: z.object({
      courses: z.array(ListedCourse),
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** How many courses each category would give beside the other filters; categories without any are left out. */
      categoryCounts: z.array(z.object({ _id: Id, count: z.number().int() })),
      /** What the most taken of the courses stands on that belong to a category before all others. */
      categoryGrounds: z.array(z.object({ _id: Id, ground: z.enum(grounds) })),
      /** What the teacher says who gives the most courses of those who say something; on the ground of the first of them. */
      voice: Voice.nullable(),
    }),
  },
  popularCourses: { input: z.strictObject({}), output: z.object({ courses: Courses }) },
  newestCourses: { input: z.strictObject({}), output: z.object({ courses: Courses }) },
  getCourse: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      course: CourseDetail,
      isPurchased: z.boolean(),
      related: Courses,
      /** For administrators. */
      version: Version.optional(),
    }),
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
  saveCourse: { input: z.strictObject({ id: Id }), output: z.object({ saved: z.literal(true) }) },
  unsaveCourse: { input: z.strictObject({ id: Id }), output: z.object({ saved: z.literal(false) }) },
  myCourses: {
    input: z.strictObject({
      page: PageNumber.default(1),
      limit: wholeNumber(1, 100).default(MY_COURSES_PER_PAGE),
    }),
    output: z.object({
      courses: z.array(z.object({ course: CourseCard })),
      NbOfPages: z.number().int(),
      total: z.number().int(),
    }),
  },
} as const
