import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { notesLoader } from './loaders.ts'

export const dashboard: DashboardEntry = {
  own: [
    page(async () => (await import('./notes-page.tsx')).NotesPage, {
      path: 'notes',
      loader: notesLoader,
      handle: { query: ['title', 'page'] },
    }),
  ],
}
