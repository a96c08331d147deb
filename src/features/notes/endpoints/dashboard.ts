import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  listNotes: ['GET', '/notes/:courseId/:videoId', 'signed-in'],
  writeNote: ['POST', '/notes/:courseId/:videoId', 'signed-in'],
  changeNote: ['PUT', '/note/:id', 'signed-in'],
  deleteNote: ['DELETE', '/note/:id', 'signed-in'],
  myNotes: ['GET', '/my-notes', 'signed-in'],
} as const satisfies Record<string, Endpoint>
