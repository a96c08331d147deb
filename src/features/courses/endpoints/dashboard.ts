import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  myCourses: ['GET', '/my-courses', 'signed-in'],
  manageCourses: ['GET', '/admin/courses', 'admin'],
  createCourse: ['POST', '/course/create', 'admin'],
  updateCourse: ['PUT', '/course/update/:id', 'admin'],
  duplicateCourse: ['POST', '/course/duplicate/:id', 'admin'],
  deleteCourse: ['DELETE', '/course/:id', 'admin'],
  changeCourses: ['PUT', '/admin/courses/state', 'admin'],
  getPlaylist: ['GET', '/admin/course/:id/playlist', 'admin'],
  savePlaylist: ['PUT', '/course/playlist/:id', 'admin'],
  setFreeLesson: ['PUT', '/admin/course/:id/free-lesson', 'admin'],
  listAddable: ['GET', '/admin/course/:id/addable', 'admin'],
  manageReviews: ['GET', '/admin/reviews', 'admin'],
  hideReview: ['POST', '/admin/reviews/:id/:user/hide', 'admin'],
  showReview: ['POST', '/admin/reviews/:id/:user/show', 'admin'],
} as const satisfies Record<string, Endpoint>
