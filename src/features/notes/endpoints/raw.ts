import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  /** What the page of notes shows its learner anyway: unlike an export of people's data, it asks for no proof (T95). */
  notesFile: ['GET', '/my-notes/file', 'signed-in'],
} as const satisfies Record<string, Endpoint>
