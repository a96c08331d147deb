import type { Endpoint } from '#src/wire/endpoint.ts'

// Odd spellings are the specification's (D-28).
export const siteEndpoints = {
  listCourses: ['GET', '/courses', 'anyone'],
  popularCourses: ['GET', '/course/populaire', 'anyone'],
  newestCourses: ['GET', '/course/newest', 'anyone'],
  getCourse: ['GET', '/course/:id', 'anyone'],
  listReviews: ['GET', '/course/:id/reviews', 'anyone'],
  rateCourse: ['PUT', '/course/:id/rating', 'signed-in'],
  unrateCourse: ['DELETE', '/course/:id/rating', 'signed-in'],
  saveCourse: ['PUT', '/course/:id/saved', 'signed-in'],
  unsaveCourse: ['DELETE', '/course/:id/saved', 'signed-in'],
} as const satisfies Record<string, Endpoint>
