import type { RouteObject } from 'react-router'

import { leads } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { catalogueHandle } from './catalogue/filters.ts'
import { courseLoader, coursesLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./catalogue/courses-page.tsx')).CoursesPage, {
    path: 'courses',
    loader: coursesLoader,
    handle: catalogueHandle,
  }),
  page(async () => (await import('./course/course-page.tsx')).CoursePage, {
    path: 'course/:id',
    loader: courseLoader,
  }),
  // D-27: only administrators get further than the dashboard.
  leads('add-plat', '/dashboard/manage-courses/new-course'),
]
