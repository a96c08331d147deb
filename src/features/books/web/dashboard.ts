import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { booksLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/books-page.tsx')).BooksPage, {
      path: 'books',
      loader: booksLoader,
      handle: { query: [...LIST_NAMES, 'period', 'from', 'to'] },
    }),
  ],
}
