import { z } from 'zod'

import { wholeNumber } from '#src/wire/fields.ts'
import { GOAL_MAX, GOAL_MIN, REPORT_MAX_SECONDS } from '#src/wire/study-limits.ts'
import { isTimeZone } from '#src/wire/time-zone.ts'

/** A day of the learner's own calendar: 2026-11-27. */
const Day = z.iso.date()

export const studyContract = {
  putStudy: {
    input: z.strictObject({
      /** How long they have studied since they last said so. */
      seconds: z.number().int().min(1).max(REPORT_MAX_SECONDS),
      /** Where their day begins. */
      timeZone: z.string().max(64).refine(isTimeZone),
    }),
    output: z.object({ counted: z.literal(true) }),
  },
  myStudy: {
    input: z.strictObject({}),
    output: z.object({
      timeZone: z.string(),
      today: Day,
      /** Whole weeks from Monday on, the last one with today in it. */
      days: z.array(z.object({ day: Day, minutes: z.number().int() })),
      goalMinutes: z.number().int(),
      /** Days with study that follow each other with no more than the rest days between, and the rest days among them. */
      streak: z.object({ days: z.number().int(), restDays: z.number().int(), longest: z.number().int() }),
    }),
  },
  putStudyGoal: {
    input: z.strictObject({ minutes: wholeNumber(GOAL_MIN, GOAL_MAX) }),
    output: z.object({ goalMinutes: z.number().int() }),
  },
} as const
