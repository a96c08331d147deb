// What the demo teaches fits what the product takes.
import { academy } from '@palestra/demo-academy/content/academy'
import { cite } from '@palestra/demo-academy/content/citations'
import { expect, test } from 'vitest'

import { Questions, SOURCE_MAX } from '#src/features/courses/contract/questions.ts'
import { writtenLessonsContract } from '#src/features/written-lessons/contract.ts'
import { isRight, solutionOf } from '#src/features/written-lessons/policy.ts'
import { sanitizeRichText } from '#src/server/rich-text.ts'

test.each(academy.written.map(lesson => [lesson.slug, lesson] as const))(
  'lesson %s is one that staff could have written',
  (_, lesson) => {
    const sources = lesson.sources.map(cite)
    const { kind, title, content, figure, questions, minutes, passPercent, isNeeded } = lesson
    const id = 'a0a0a0a0-0000-4000-8000-000000000001'
    const fields = { id, kind, title, content, figure, questions, minutes, passPercent, isNeeded, sources }
    const parsed = writtenLessonsContract.createLesson.input.parse(fields)
    expect(parsed).toMatchObject({ title, figure, questions, sources })
    expect(sources.every(source => source.length <= SOURCE_MAX)).toBe(true)
    expect(sanitizeRichText(content)).toBe(content)
  },
)

test('ids of all parts differ within a lesson, and solutions are right', () => {
  for (const lesson of academy.written) {
    const ids = JSON.stringify(lesson.questions).match(/"id":"[^"]+"/g) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    for (const question of Questions.parse(lesson.questions)) expect(isRight(question, solutionOf(question))).toBe(true)
  }
})
