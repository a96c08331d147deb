import type { RouteObject } from 'react-router'

import { at } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { aboutLoader, textLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./about-page.tsx')).AboutPage, {
    path: 'about',
    loader: aboutLoader,
  }),
  page(
    async () => (await import('./placeholder-page.tsx')).PlaceholderPage,
    // The first is the specification's spelling (D-28).
    { children: at('academy-devlopment', 'laboratory-visit') },
  ),
  page(async () => (await import('./text-page.tsx')).TextPage, {
    loader: textLoader,
    children: at('privacy', 'terms'),
  }),
]
