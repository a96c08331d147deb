// A course with a reading and questions, and somebody who learns from it.
import type { Question } from '#src/features/courses/contract/questions.ts'

import type { TestAcademy } from '../academy.ts'
import { seedCourse, seedProgress, seedUser, seedWritten } from './courses.ts'

export const options = ['aaaa', 'bbbb', 'cccc'].map(id => ({ id, text: `Option ${id}` }))
export const questions: Question[] = [
  {
    id: 'quest1',
    kind: 'one',
    text: 'Which?',
    explanation: 'Force is mass times acceleration',
    options,
    right: 'bbbb',
  },
  {
    id: 'quest2',
    kind: 'number',
    text: 'How fast?',
    explanation: 'By the clock',
    right: 9.8,
    tolerance: 0.1,
    unit: 'm/s',
  },
]
/** What answers all of them. */
export const right = [
  { question: 'quest1', value: ['bbbb'] },
  { question: 'quest2', value: 9.75 },
]
export const half = [{ question: 'quest1', value: ['bbbb'] }]

type Fields = Parameters<typeof seedWritten>[2]

/** A course of one video, a reading and questions, and somebody who holds it. */
export async function seedLearning(academy: TestAcademy, fields: Fields = {}) {
  const { db } = academy.services
  const { id, videoIds } = await seedCourse(db, { videoSeconds: [60] })
  const readingId = await seedWritten(db, id, { position: 1, sources: ['A secret paper'] })
  const lessonId = await seedWritten(db, id, { position: 2, kind: 'questions', questions, ...fields })
  const learner = await seedUser(academy, { holds: [id] })
  const { client, userId } = learner
  return {
    id,
    readingId,
    lessonId,
    videoId: videoIds[0],
    learner,
    read: () => client.put(`/api/lesson/${id}/${readingId}/read`),
    answer: (number: number, answers: unknown) =>
      client.post(`/api/lesson/${id}/${lessonId}/answers`, { number, answers }),
    shown: async () => (await client.get(`/api/lesson/${id}/${lessonId}`)).body.lesson,
    watch: (percent = 100) => seedProgress(db, { userId, courseId: id, videoId: videoIds[0], percent }),
  }
}
