import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { manageCertificatesLoader } from './manage/loaders.ts'
import { certificatesLoader } from './own-loader.ts'

export const dashboard: DashboardEntry = {
  own: [
    page(async () => (await import('./certificates-page.tsx')).CertificatesPage, {
      path: 'certificates',
      loader: certificatesLoader,
    }),
  ],
  pages: [
    page(async () => (await import('./manage/certificates-list.tsx')).CertificatesList, {
      path: 'manage-certificates',
      loader: manageCertificatesLoader,
      handle: { query: [...LIST_NAMES, 'words', 'state', 'course'] },
    }),
  ],
}
