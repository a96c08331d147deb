import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { manageTeachersLoader, teacherLoader } from './loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-teachers.tsx')).ManageTeachers, {
      children: [
        page(async () => (await import('./manage/teachers-list.tsx')).TeachersList, {
          path: 'manage-teachers',
          loader: manageTeachersLoader,
          handle: { query: [...LIST_NAMES, 'name'] },
        }),
        page(async () => (await import('./manage/new-teacher.tsx')).NewTeacher, { path: 'new-teacher' }),
        page(async () => (await import('./manage/update-teacher.tsx')).UpdateTeacher, {
          path: 'manage-teachers/update-teacher/:id',
          loader: teacherLoader,
        }),
      ],
    }),
  ],
}
