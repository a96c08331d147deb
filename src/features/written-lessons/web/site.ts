import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { lessonLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./lesson/lesson-page.tsx')).LessonPage, {
    path: 'lesson/:courseId/:lessonId',
    loader: lessonLoader,
  }),
]
