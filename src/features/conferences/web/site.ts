import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { conferenceLoader, conferencesLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./conferences-page.tsx')).ConferencesPage, {
    path: 'conferences',
    loader: conferencesLoader,
  }),
  page(async () => (await import('./conference-page.tsx')).ConferencePage, {
    path: 'conferences/:id',
    loader: conferenceLoader,
    handle: { list: { to: '/conferences', text: 'conferences' } },
  }),
]
