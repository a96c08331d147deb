import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  getLesson: ['GET', '/lesson/:courseId/:lessonId', 'anyone'],
  finishLesson: ['PUT', '/lesson/:courseId/:lessonId/read', 'signed-in'],
  answerQuestions: ['POST', '/lesson/:courseId/:lessonId/answers', 'signed-in'],
} as const satisfies Record<string, Endpoint>
