import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { videoLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./lesson/video-page.tsx')).VideoPage, {
    path: 'video/:courseId/:videoId',
    loader: videoLoader,
    handle: { dark: true, atOnce: true },
  }),
]
