import { bind } from '#src/server/http/api/routes.ts'
import { sharedWithVersion } from '#src/server/versions.ts'

import { changeCourses } from './commands/change-state.ts'
import { deleteCourse } from './commands/delete-course.ts'
import { duplicateCourse } from './commands/duplicate-course.ts'
import { setFreeLesson } from './commands/free-lesson.ts'
import { hideReview, showReview } from './commands/hide-review.ts'
import { rateCourse, unrateCourse } from './commands/rate-course.ts'
import { saveCourse, unsaveCourse } from './commands/save-course.ts'
import { savePlaylist } from './commands/save-playlist.ts'
import { courseState, createCourse, savedCourse, updateCourse } from './commands/write-course.ts'
import { coursesContract } from './contract/catalogue.ts'
import { courseManagerContract } from './contract/manager.ts'
import { cardTags } from './queries/cards.ts'
import { getCourse } from './queries/get-course.ts'
import { listCourses, newestCourses, popularCourses } from './queries/list-courses.ts'
import { manageCourses } from './queries/manage-courses.ts'
import { manageReviews } from './queries/manage-reviews.ts'
import { myCourses } from './queries/my-courses.ts'
import { getPlaylist, listAddable } from './queries/playlist.ts'
import { listReviews } from './queries/reviews.ts'

const ofCatalogue = () => [...cardTags]

const catalogueRoutes = bind(coursesContract, {
  listCourses: { ...listCourses, reads: ({ plan }) => [...ofCatalogue(), ...(plan ? ['plans'] : [])] },
  popularCourses: { ...popularCourses, reads: ofCatalogue },
  newestCourses: { ...newestCourses, reads: ofCatalogue },
  getCourse: { ...sharedWithVersion(courseState, getCourse), reads: ({ id }) => [...ofCatalogue(), `course:${id}`] },
  listReviews,
  rateCourse,
  unrateCourse,
  saveCourse,
  unsaveCourse,
  myCourses,
})

const managerRoutes = bind(courseManagerContract, {
  manageCourses: { run: manageCourses, heavy: true },
  createCourse: { run: createCourse, again: { same: savedCourse, newer: updateCourse } },
  updateCourse,
  duplicateCourse: { run: duplicateCourse, again: { same: savedCourse } },
  deleteCourse,
  changeCourses,
  getPlaylist,
  savePlaylist,
  setFreeLesson,
  listAddable,
  manageReviews,
  hideReview,
  showReview,
})

export const coursesRoutes = { ...catalogueRoutes, ...managerRoutes }
