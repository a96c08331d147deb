import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./confirm-newsletter-page.tsx')).ConfirmNewsletterPage, {
    path: 'newsletter/confirm/:token',
    handle: { secret: true },
  }),
  page(async () => (await import('./unsubscribe-page.tsx')).UnsubscribePage, {
    path: 'newsletter/unsubscribe/:token',
    handle: { secret: true },
  }),
]
