// Questions of a lesson: as staff write them, as learners see them, and what they answer. The right answers never leave for
// learners before they have passed.
import { z } from 'zod'

import { Line, paragraphs } from '#src/wire/fields.ts'

/** Lessons that are no videos (D-71). */
export const writtenKinds = ['reading', 'figure', 'questions'] as const
export type WrittenKind = (typeof writtenKinds)[number]

export const MINUTES_MAX = 600
export const ATTEMPTS_MAX = 50
export const SOURCES_MAX = 100
export const SOURCE_MAX = 1_000
export const QUESTIONS_MAX = 50
const PARTS_MAX = 10
const QUESTION_MAX = 1_000
const EXPLANATION_MAX = 2_000

/** Made by the form: it says nothing of the place. */
const PartId = z
  .string()
  .max(16)
  .regex(/^[a-z0-9]{4,16}$/)
const Part = z.strictObject({ id: PartId, text: Line.min(1) })

const parts = z
  .array(Part)
  .min(2)
  .max(PARTS_MAX)
  .refine(all => areDistinct(all.map(({ id }) => id)), { error: 'An id stands twice' })
  .refine(all => areDistinct(all.map(({ text }) => text)), { error: 'Two answers are alike' })

const asked = {
  id: PartId,
  text: paragraphs(QUESTION_MAX).check(z.minLength(1)),
  /** Shown to who has answered. */
  explanation: paragraphs(EXPLANATION_MAX).default(''),
}

const One = z
  .strictObject({ ...asked, kind: z.literal('one'), options: parts, right: PartId })
  .refine(({ options, right }) => options.some(({ id }) => id === right), { error: 'No answer is the right one' })

const Several = z
  .strictObject({ ...asked, kind: z.literal('several'), options: parts, right: z.array(PartId).min(1).max(PARTS_MAX) })
  .refine(({ right }) => areDistinct(right), { error: 'An answer stands twice' })
  .refine(({ options, right }) => right.every(one => options.some(({ id }) => id === one)), {
    error: 'A right answer is not there',
  })

const Amount = z.number().min(-1e12).max(1e12)

const NumberAsked = z.strictObject({
  ...asked,
  kind: z.literal('number'),
  right: Amount,
  /** How far an answer may be off, in the same unit. */
  tolerance: z.number().min(0).max(1e12),
  unit: Line.max(20).default(''),
})

const Order = z.strictObject({
  ...asked,
  kind: z.literal('order'),
  /** In their right order. */
  parts,
})

const Match = z
  .strictObject({
    ...asked,
    kind: z.literal('match'),
    pairs: z
      .array(z.strictObject({ left: Part, right: Part }))
      .min(2)
      .max(PARTS_MAX),
  })
  .refine(({ pairs }) => areDistinct(pairs.flatMap(({ left, right }) => [left.id, right.id])), {
    error: 'An id stands twice',
  })
  .refine(
    ({ pairs }) => areDistinct(pairs.map(({ left }) => left.text)) && areDistinct(pairs.map(({ right }) => right.text)),
    { error: 'Two answers are alike' },
  )

export const Question = z.discriminatedUnion('kind', [One, Several, NumberAsked, Order, Match])
export type Question = z.output<typeof Question>

export const Questions = z
  .array(Question)
  .max(QUESTIONS_MAX)
  .refine(all => areDistinct(all.map(({ id }) => id)), { error: 'A question stands twice' })

const shown = { id: z.string(), text: z.string() }
const ShownPart = z.object(shown)

/** A question as it is asked. */
export const AskedQuestion = z.discriminatedUnion('kind', [
  z.object({ ...shown, kind: z.literal('one'), options: z.array(ShownPart) }),
  z.object({ ...shown, kind: z.literal('several'), options: z.array(ShownPart) }),
  z.object({ ...shown, kind: z.literal('number'), unit: z.string() }),
  /** In no order. */
  z.object({ ...shown, kind: z.literal('order'), parts: z.array(ShownPart) }),
  z.object({ ...shown, kind: z.literal('match'), lefts: z.array(ShownPart), rights: z.array(ShownPart) }),
])
export type AskedQuestion = z.output<typeof AskedQuestion>

/**
 * What somebody answers: ids of the options chosen, of the parts in their order, or of what belongs to each left side in
 * its order; or a number.
 */
const AnswerValue = z.union([Amount, z.array(PartId).max(PARTS_MAX)])
export const Answer = z.strictObject({ question: PartId, value: AnswerValue })
export type Answer = z.output<typeof Answer>

/** What became of one answer. */
export const AnswerResult = z.object({
  question: z.string(),
  isRight: z.boolean(),
  /** Null, like the solution, of a wrong answer that may be tried again. */
  explanation: z.string().nullable(),
  solution: AnswerValue.nullable(),
})

const areDistinct = (all: readonly string[]): boolean => new Set(all).size === all.length
