import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { manageVideoLoader, manageVideosLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-videos.tsx')).ManageVideos, {
      path: 'manage-videos',
      children: [
        page(async () => (await import('./manage/videos-list.tsx')).VideosList, {
          index: true,
          loader: manageVideosLoader,
          handle: { query: [...LIST_NAMES, 'title', 'state'] },
        }),
        page(async () => (await import('./manage/new-video.tsx')).NewVideo, {
          path: 'new-video',
        }),
        page(async () => (await import('./manage/update-video.tsx')).UpdateVideo, {
          path: 'update-video/:videoId',
          loader: manageVideoLoader,
        }),
      ],
    }),
  ],
}
