import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  getVideo: ['GET', '/video/:courseId/:videoId', 'anyone'],
  openFreeLesson: ['GET', '/free-lesson/:courseId/:videoId', 'anyone'],
  putProgress: ['PUT', '/progress', 'signed-in'],
} as const satisfies Record<string, Endpoint>
