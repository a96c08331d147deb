// The administrators' screens of the landing page and of the pages of standing text.
import { slidesLoader, statisticsLoader } from '#src/features/home/web/manage/loaders.ts'
import { managePageLoader, managePagesLoader } from '#src/features/pages/web/manage/loaders.ts'
import { page } from '#src/web/lazy-page.ts'

export const landingPages = page(
  'src/features/home/web/manage/manage-landing.tsx',
  async () => (await import('#src/features/home/web/manage/manage-landing.tsx')).ManageLanding,
  {
    children: [
      page(
        'src/features/home/web/manage/slides.tsx',
        async () => (await import('#src/features/home/web/manage/slides.tsx')).Slides,
        { path: 'update-hero', loader: slidesLoader, handle: { query: ['page'], uploads: true } },
      ),
      page(
        'src/features/home/web/manage/statistics.tsx',
        async () => (await import('#src/features/home/web/manage/statistics.tsx')).Statistics,
        { path: 'update-statistics', loader: statisticsLoader },
      ),
    ],
  },
)

export const textPages = page(
  'src/features/pages/web/manage/manage-pages.tsx',
  async () => (await import('#src/features/pages/web/manage/manage-pages.tsx')).ManagePages,
  {
    path: 'manage-pages',
    children: [
      page(
        'src/features/pages/web/manage/pages-list.tsx',
        async () => (await import('#src/features/pages/web/manage/pages-list.tsx')).PagesList,
        { index: true, loader: managePagesLoader },
      ),
      page(
        'src/features/pages/web/manage/update-page.tsx',
        async () => (await import('#src/features/pages/web/manage/update-page.tsx')).UpdatePage,
        { path: 'update-page/:slug', loader: managePageLoader },
      ),
    ],
  },
)
