import { cardTags } from '#src/features/courses/queries/cards.ts'
import { bind } from '#src/server/http/api/routes.ts'
import { withVersion } from '#src/server/versions.ts'

import { deleteLesson } from './commands/delete-lesson.ts'
import { answerQuestions, finishLesson } from './commands/finish-lesson.ts'
import { createLesson, lessonState, savedLesson, updateLesson } from './commands/write-lesson.ts'
import { writtenLessonsContract } from './contract.ts'
import { getLesson } from './queries/get-lesson.ts'
import { getLessonForm, lessonResults } from './queries/manage-lesson.ts'

export const writtenLessonsRoutes = bind(writtenLessonsContract, {
  getLesson: { run: getLesson, reads: ({ courseId }) => [...cardTags, `course:${courseId}`] },
  finishLesson,
  answerQuestions,
  createLesson: {
    run: createLesson,
    again: { same: savedLesson, newer: (context, { kind: _, ...changes }) => updateLesson(context, changes) },
  },
  getLessonForm: withVersion(lessonState, getLessonForm),
  updateLesson,
  deleteLesson,
  lessonResults,
})
