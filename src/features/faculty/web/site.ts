import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { teacherPageLoader, teachersLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./teachers-page.tsx')).TeachersPage, { path: 'teachers', loader: teachersLoader }),
  page(async () => (await import('./teacher-page.tsx')).TeacherPage, {
    path: 'teacher/:id',
    loader: teacherPageLoader,
  }),
]
