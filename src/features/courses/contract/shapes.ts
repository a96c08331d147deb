// What a course is on the wire.
import { z } from 'zod'

import { Category } from '#src/features/categories/contract.ts'
import { TeacherCard } from '#src/features/teachers/contract.ts'
import { Resource } from '#src/features/videos/contract.ts'
import { Id, Instant, Signer } from '#src/wire/fields.ts'

import { writtenKinds } from './questions.ts'

export const LISTED_DESCRIPTION_MAX = 300

/** The colours that a picture may stand on, as `src/ui/tokens/grounds.css` draws them. */
export const grounds = [
  'sand',
  'soot',
  'crimson',
  'wine',
  'amber',
  'rust',
  'orange',
  'petrol',
  'cream',
  'lime',
  'plum',
  'mist',
  'peach',
  'burgundy',
  'green',
  'sage',
] as const
/** The course of a lesson; `price` in whole units (D-3), for the way to buy. */
export const LessonCourse = z.object({
  _id: Id,
  title: z.string(),
  price: z.number(),
  teachers: z.array(TeacherCard),
  ground: z.enum(grounds).nullable(),
})

export type Ground = (typeof grounds)[number]

/** In which order the catalogue lists courses, the standard first. */
export const courseSorts = ['newest', 'popular', 'rated', 'cheapest', 'dearest'] as const
export type CourseSort = (typeof courseSorts)[number]

/** How much a course asks of who takes it. */
export const levels = ['foundation', 'intermediate', 'advanced'] as const

/** How long its lessons take together: under half an hour, up to two hours, longer. */
export const lengths = ['short', 'medium', 'long'] as const

export const LessonKind = z.enum(['video', ...writtenKinds])

/** How far a learner is in a course that they may open. A completed video counts as watched whole. */
export const Learning = z.object({
  /** Whole course, percent; 100 only when every lesson is completed that counts. */
  progress: z.number().int(),
  /** Lessons of every kind that were begun, and those that were completed. */
  startedLessons: z.number().int(),
  completedLessons: z.number().int(),
  /** Where "Continue" goes: the lesson left last, or else the first one not completed; null when all are that count. */
  next: z
    .object({
      lessonId: Id,
      kind: LessonKind,
      /** Its place in the course, from 1. */
      number: z.number().int(),
      title: z.string(),
      /** Empty for a lesson that is no video. */
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
  /** What the picture stands on; null where nobody has looked yet. */
  ground: z.enum(grounds).nullable(),
  /** Address of a few seconds of its first free video, without sound. */
  glimpse: z.string().nullable(),
  /** Null where staff say none. */
  level: z.enum(levels).nullable(),
  /** In whole units (D-3). */
  price: z.number(),
  /** The specification's spelling (E-2); ids of categories. */
  categorys: z.array(Id),
  /** Name of the first category, for the card's eyebrow. */
  category: z.string().nullable(),
  /** Who teaches it, the first one leading. */
  teachers: z.array(TeacherCard),
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
  videoCount: z.number().int(),
  /** Lessons of every kind. */
  lessonCount: z.number().int(),
  /** How long all of it takes: videos play, what is written is read and answered. */
  durationSeconds: z.number(),
  createdAt: Instant,
  updatedAt: Instant,
  /** True when the learner has completed every published lesson that counts. */
  completed: z.boolean(),
  /** Null for courses that the learner may not open. */
  learning: Learning.nullable(),
  /** Whether the learner may open it by their membership alone. */
  included: z.boolean(),
  /** Whether the learner has saved it for later. */
  saved: z.boolean(),
})

/** A course in the catalogue's list (D-66). */
export const ListedCourse = CourseCard.extend({
  /** Its first words, without markup. */
  description: z.string().max(LISTED_DESCRIPTION_MAX),
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
  /** Whether everybody may watch it, without an account. */
  isFree: z.boolean(),
  /** Watched share in percent, 0 without a purchase. */
  progress: z.number().int(),
  completed: z.boolean(),
})

/** A lesson that is no video, in its course's list (D-71). */
export const ListedWritten = z.object({
  _id: Id,
  kind: z.enum(writtenKinds),
  title: z.string(),
  minutes: z.number().int(),
  questionCount: z.number().int(),
  /** Whether the course is completed only with it. */
  isNeeded: z.boolean(),
  /** The best attempt in percent; 0 without a purchase. */
  progress: z.number().int(),
  completed: z.boolean(),
})

/** Lessons under one heading, all kinds in their order; what stands before the first heading has none. */
export const Section = z.object({ title: z.string().nullable(), lessons: z.array(Id) })

/** What somebody who took a course says of it: their first name and the initial of the last, nothing more. */
export const Review = z.object({
  stars: z.number().int(),
  text: z.string(),
  author: z.object({ name: z.string(), image: z.string().nullable() }),
  createdAt: Instant,
})

/** Drafts are for administrators, archived courses for those who hold them, too (D-64). */
export const CourseState = z.enum(['Draft', 'Published', 'Archived'])

/** One's own certificate of a course. */
const OwnCertificate = z.object({
  number: z.string(),
  /** The names are those of the day on which it was issued. */
  holderName: z.string(),
  courseTitle: z.string(),
  teachers: z.array(z.string()),
  hours: z.number(),
  /** Percent of its questions; null where it had none. */
  score: z.number().int().nullable(),
  signer: Signer.nullable(),
  issuedAt: Instant,
  /** Address of the PDF. */
  file: z.string(),
  /** Where everybody can check it. */
  verifyUrl: z.string(),
  /** Its QR code: the squares row by row, a bit each, in base64. */
  code: z.string(),
})
export type Certificate = z.output<typeof OwnCertificate>

/** A course as its page shows it. */
export const CourseDetail = CourseCard.extend({
  state: CourseState,
  published: z.boolean(),
  description: z.string(),
  learn: z.array(z.string()),
  categories: z.array(Category),
  /** With the first paragraph about them. */
  teachers: z.array(TeacherCard.extend({ about: z.string() })),
  learnersCount: z.number().int(),
  resourcesCount: z.number().int(),
  /** Number of videos with a PDF. */
  pdfCount: z.number().int(),
  /** What its videos bring along, in their order; empty for who may not open it. */
  resources: z.array(z.object({ lessonId: Id, title: z.string(), hasPdf: z.boolean(), links: z.array(Resource) })),
  /** Languages of the captions that every video has, as BCP 47 tags. */
  captionLanguages: z.array(z.string()),
  /** Percent of the ratings with 5, 4, 3, 2 and 1 stars. */
  ratingShares: z.array(z.number()).length(5),
  /** The newest ratings that say something, at most 3. */
  reviews: z.array(Review),
  /** What the learner said of the course. */
  ownReview: z
    .object({
      stars: z.number().int(),
      text: z.string(),
      /** Staff have taken it off the page, and say why. */
      hiddenAt: Instant.nullable(),
      hiddenReason: z.string().nullable(),
    })
    .nullable(),
  videos: z.array(ListedVideo),
  lessons: z.array(ListedWritten),
  sections: z.array(Section),
  /** The learner's own; null until it is issued, and where it was revoked. */
  certificate: OwnCertificate.nullable(),
})
