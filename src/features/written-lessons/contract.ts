// Readings, figures and questions: lessons that are no videos (D-71).
import { z } from 'zod'

import { Figure } from '#src/features/courses/contract/figures.ts'
import {
  Answer,
  AnswerResult,
  AskedQuestion,
  ATTEMPTS_MAX,
  MINUTES_MAX,
  Question,
  Questions,
  QUESTIONS_MAX,
  SOURCE_MAX,
  SOURCES_MAX,
  writtenKinds,
} from '#src/features/courses/contract/questions.ts'
import {
  CourseState,
  LessonCourse,
  ListedVideo,
  ListedWritten,
  Section,
} from '#src/features/courses/contract/shapes.ts'
import { Id, Instant, jsonText, Line, paragraphs, Password, Version, wholeNumber, YesNo } from '#src/wire/fields.ts'
import { DESCRIPTION_MAX } from '#src/wire/text/text-limits.ts'

/** One time that somebody answered the questions. */
const Attempt = z.object({
  /** From 1. */
  number: z.number().int(),
  percent: z.number().int(),
  isPassed: z.boolean(),
  answers: z.array(Answer),
  results: z.array(AnswerResult),
})

/** How often somebody may answer yet. */
const Turns = z.object({
  attempts: z.number().int(),
  /** Null: as often as they like. */
  attemptsLeft: z.number().int().nullable(),
  /** When they may again, who may not now. */
  opensAgainAt: Instant.nullable(),
})

/** With entitlement. */
const OpenWritten = ListedWritten.extend({
  /** HTML of the closed list of elements. */
  content: z.string(),
  sources: z.array(z.string()),
  /** Of a figure alone. */
  figure: Figure.nullable(),
  /** None for other kinds. */
  questions: z.array(AskedQuestion),
  passPercent: z.number().int(),
  attemptsPerDay: z.number().int().nullable(),
  ...Turns.shape,
  last: Attempt.nullable(),
})

/** What has become of the course. */
const Advance = z.object({
  courseProgress: z.number().int(),
  /** Set by the call that completed the course: the certificate it earned. */
  certificateId: Id.nullable(),
})

const fields = {
  title: Line.min(1),
  /** Formatted text; what is not of the closed list goes. */
  content: paragraphs(DESCRIPTION_MAX).optional(),
  sources: jsonText(z.array(paragraphs(SOURCE_MAX)).max(SOURCES_MAX)).optional(),
  /** Null takes it out of a draft. */
  figure: jsonText(Figure.nullable()).optional(),
  questions: jsonText(Questions).optional(),
  minutes: wholeNumber(1, MINUTES_MAX),
  passPercent: wholeNumber(1, 100).optional(),
  /** 0: as often as one likes. */
  attemptsPerDay: wholeNumber(0, ATTEMPTS_MAX).optional(),
  isNeeded: YesNo.optional(),
  published: YesNo.optional(),
}

const Saved = z.object({
  lesson: z.object({ _id: Id, courseId: Id, title: z.string(), state: CourseState }),
})

/** What staff see of one question: how many have answered it in their first attempt, and how many of them right. */
const QuestionResult = z.object({
  _id: z.string(),
  text: z.string(),
  answered: z.number().int(),
  right: z.number().int(),
})

const InCourse = z.object({ _id: Id, title: z.string() })
const Place = z.strictObject({ courseId: Id, lessonId: Id })

export const writtenLessonsContract = {
  getLesson: {
    input: Place,
    output: z.object({
      isPurchased: z.boolean(),
      lesson: z.union([OpenWritten, ListedWritten]),
      course: LessonCourse,
      videos: z.array(ListedVideo),
      lessons: z.array(ListedWritten),
      sections: z.array(Section),
    }),
  },
  finishLesson: { input: Place, output: Advance },
  answerQuestions: {
    input: Place.extend({
      /** Which attempt this is, so that one that is sent twice counts once. */
      number: z.number().int().min(1).max(1_000_000),
      answers: z.array(Answer).max(QUESTIONS_MAX),
    }),
    output: Advance.extend({
      progress: z.number().int(),
      completed: z.boolean(),
      attempt: Attempt,
      ...Turns.shape,
    }),
  },
  createLesson: {
    input: z.strictObject({ id: Id, kind: z.enum(writtenKinds), ...fields }),
    output: Saved,
  },
  getLessonForm: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      lesson: z.object({
        _id: Id,
        kind: z.enum(writtenKinds),
        title: z.string(),
        content: z.string(),
        sources: z.array(z.string()),
        figure: Figure.nullable(),
        questions: z.array(Question),
        minutes: z.number().int(),
        passPercent: z.number().int(),
        attemptsPerDay: z.number().int().nullable(),
        isNeeded: z.boolean(),
        state: CourseState,
      }),
      course: InCourse,
      version: Version.optional(),
    }),
  },
  /** What is not sent stays as it is. */
  updateLesson: {
    input: z.strictObject(fields).partial().extend({ id: Id, version: Version.optional() }),
    output: Saved,
  },
  deleteLesson: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ deleted: z.literal(true) }),
  },
  lessonResults: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      lesson: z.object({ _id: Id, kind: z.enum(writtenKinds), title: z.string() }),
      course: InCourse,
      /** People who have begun it, and those who have completed it. */
      begun: z.number().int(),
      completed: z.number().int(),
      attempts: z.number().int(),
      questions: z.array(QuestionResult),
    }),
  },
} as const
