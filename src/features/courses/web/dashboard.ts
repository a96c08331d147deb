import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import {
  manageCoursesLoader,
  manageReviewsLoader,
  newCourseLoader,
  playlistLoader,
  updateCourseLoader,
} from './manage/loaders.ts'
import { myCoursesLoader } from './mine/own-loader.ts'

export const dashboard: DashboardEntry = {
  own: [
    page(async () => (await import('./mine/my-courses-page.tsx')).MyCoursesPage, {
      path: 'my-courses',
      loader: myCoursesLoader,
      handle: { query: ['page'] },
    }),
  ],
  pages: [
    page(async () => (await import('./manage/manage-courses.tsx')).ManageCourses, {
      path: 'manage-courses',
      children: [
        page(async () => (await import('./manage/courses-list.tsx')).CoursesList, {
          index: true,
          loader: manageCoursesLoader,
          handle: { query: [...LIST_NAMES, 'title', 'time', 'state'] },
        }),
        page(async () => (await import('./manage/new-course.tsx')).NewCourse, {
          path: 'new-course',
          loader: newCourseLoader,
        }),
        page(async () => (await import('./manage/course-playlist.tsx')).CoursePlaylist, {
          path: 'course-playlist',
          loader: playlistLoader,
          handle: { query: [...LIST_NAMES, 'title', 'course'] },
        }),
        page(async () => (await import('./manage/update-course.tsx')).UpdateCourse, {
          path: 'update-course/:id',
          loader: updateCourseLoader,
        }),
        page(async () => (await import('./manage/reviews-list.tsx')).ReviewsList, {
          path: 'reviews',
          loader: manageReviewsLoader,
          handle: { query: [...LIST_NAMES, 'words', 'state', 'course'] },
        }),
      ],
    }),
  ],
}
