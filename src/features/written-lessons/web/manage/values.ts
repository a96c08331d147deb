// What the form of a lesson that is no video holds, and how it travels.
import type { z } from 'zod'

import type { Question, WrittenKind } from '#src/features/courses/contract/questions.ts'

import type { writtenLessonsContract } from '../../contract.ts'
import { type FigureValues, noFigure, valuesOfFigure } from './figure-values.ts'
import { inputOfQuestion, valuesOfQuestion, type QuestionValues } from './question-values.ts'
import { figureIn } from './read-figure.ts'

export type LessonValues = {
  title: string
  content: string
  /** A line each. */
  sources: string
  figure: FigureValues
  questions: QuestionValues[]
  minutes: string
  passPercent: string
  /** '' and '0': as often as one likes. */
  attemptsPerDay: string
  isNeeded: boolean
  published: boolean
}

export const noLesson: LessonValues = {
  title: '',
  content: '',
  sources: '',
  figure: noFigure,
  questions: [],
  minutes: '',
  passPercent: '80',
  attemptsPerDay: '',
  isNeeded: true,
  published: false,
}

type Stored = z.output<typeof writtenLessonsContract.getLessonForm.output>['lesson']

export const valuesOf = (lesson: Stored): LessonValues => ({
  title: lesson.title,
  content: lesson.content,
  sources: lesson.sources.join('\n'),
  figure: valuesOfFigure(lesson.figure),
  questions: lesson.questions.map(valuesOfQuestion),
  minutes: String(lesson.minutes),
  passPercent: String(lesson.passPercent),
  attemptsPerDay: lesson.attemptsPerDay === null ? '' : String(lesson.attemptsPerDay),
  isNeeded: lesson.isNeeded,
  published: lesson.state === 'Published',
})

/** The fields as the calls take them. */
export function inputOf(kind: WrittenKind, values: LessonValues) {
  const { title, content, minutes, isNeeded, published } = values
  const common = { title, content, minutes: minutes.trim(), isNeeded, published }
  const sources = linesOf(values.sources)
  if (kind === 'reading') return { ...common, sources }
  if (kind === 'figure') return { ...common, sources, figure: figureIn(values.figure) }
  const questions: Question[] = values.questions.map(inputOfQuestion)
  const attemptsPerDay = values.attemptsPerDay.trim() || '0'
  return { ...common, questions, passPercent: values.passPercent.trim(), attemptsPerDay }
}

/** Lines that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
