import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageVideos: ['GET', '/videos', 'admin'],
  lastVideos: ['GET', '/admin/videos/last', 'admin'],
  manageVideo: ['GET', '/admin/video/:videoId', 'admin'],
  createVideo: ['POST', '/admin/video', 'admin'],
  changeVideos: ['PUT', '/admin/videos/state', 'admin'],
  updateVideo: ['PUT', '/admin/video/:videoId', 'admin'],
  deleteVideo: ['DELETE', '/admin/video/:id', 'admin'],
  restoreVideo: ['PUT', '/admin/video/:id/restore', 'admin'],
  encodeAgain: ['POST', '/admin/video/:id/encode', 'admin'],
} as const satisfies Record<string, Endpoint>
