import { bind } from '#src/server/routes.ts'

import { changeCourses } from './commands/change-state.ts'
import { deleteCourse } from './commands/delete-course.ts'
import { duplicateCourse } from './commands/duplicate-course.ts'
import { rateCourse, unrateCourse } from './commands/rate-course.ts'
import { savePlaylist } from './commands/save-playlist.ts'
import { createCourse, updateCourse } from './commands/write-course.ts'
import { coursesContract } from './contract/catalogue.ts'
import { courseManagerContract } from './contract/manager.ts'
import { getCourse } from './queries/get-course.ts'
import { listCourses, newestCourses, popularCourses } from './queries/list-courses.ts'
import { manageCourses } from './queries/manage-courses.ts'
import { myCourses } from './queries/my-courses.ts'
import { getPlaylist, listAddable } from './queries/playlist.ts'
import { listReviews } from './queries/reviews.ts'

const ofCatalogue = () => ['courses', 'categories']

const catalogueRoutes = bind(coursesContract, {
  listCourses: { run: listCourses, reads: ofCatalogue },
  popularCourses: { run: popularCourses, reads: ofCatalogue },
  newestCourses: { run: newestCourses, reads: ofCatalogue },
  getCourse: { run: getCourse, reads: ({ id }) => [...ofCatalogue(), `course:${id}`] },
  listReviews,
  rateCourse,
  unrateCourse,
  myCourses,
})

const managerRoutes = bind(courseManagerContract, {
  manageCourses,
  createCourse,
  updateCourse,
  duplicateCourse,
  deleteCourse,
  changeCourses,
  getPlaylist,
  savePlaylist,
  listAddable,
})

export const coursesRoutes = { ...catalogueRoutes, ...managerRoutes }
