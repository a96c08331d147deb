import type { Endpoint } from '#src/wire/endpoint.ts'

export const rawEndpoints = {
  createUpload: ['POST', '/uploads/videos', 'admin'],
  getUpload: ['GET', '/uploads/videos/:id', 'admin'],
  sendChunk: ['PATCH', '/uploads/videos/:id', 'admin'],
  cancelUpload: ['DELETE', '/uploads/videos/:id', 'admin'],
} as const satisfies Record<string, Endpoint>
