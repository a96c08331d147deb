import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  handout: ['GET', '/handout/:courseId/:videoId', 'signed-in'],
  media: ['GET', '/media/:grant/:file', 'signed'],
} as const satisfies Record<string, Endpoint>
