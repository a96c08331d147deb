import { at, type DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./test-mail-page.tsx')).TestMailPage, {
      children: at('settings/mail', 'settings/mail/:token'),
    }),
  ],
}
