import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  createLesson: ['POST', '/admin/course/:id/lessons', 'admin'],
  getLessonForm: ['GET', '/admin/lesson/:id', 'admin'],
  updateLesson: ['PUT', '/admin/lesson/:id', 'admin'],
  deleteLesson: ['DELETE', '/admin/lesson/:id', 'admin'],
  lessonResults: ['GET', '/admin/lesson/:id/results', 'admin'],
} as const satisfies Record<string, Endpoint>
