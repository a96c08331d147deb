import { type DashboardEntry, leads } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { newLessonLoader, resultsLoader, updateLessonLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    // A lesson is found by its course.
    leads('manage-lessons', '/dashboard/manage-courses/course-playlist'),
    page(async () => (await import('./manage/new-lesson.tsx')).NewLesson, {
      path: 'manage-lessons/new-lesson',
      loader: newLessonLoader,
      handle: { query: ['course', 'kind'] },
    }),
    page(async () => (await import('./manage/update-lesson.tsx')).UpdateLesson, {
      path: 'manage-lessons/update-lesson/:id',
      loader: updateLessonLoader,
    }),
    page(async () => (await import('./manage/results.tsx')).Results, {
      path: 'manage-lessons/results/:id',
      loader: resultsLoader,
    }),
  ],
}
