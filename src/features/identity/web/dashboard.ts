import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import {
  accessLoader,
  appearanceLoader,
  identityLoader,
  legalLoader,
  paymentMethodsLoader,
  signingLoader,
} from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-academy.tsx')).ManageAcademy, {
      path: 'settings',
      children: [
        page(async () => (await import('./manage/identity-form.tsx')).IdentityForm, {
          index: true,
          loader: identityLoader,
        }),
        page(async () => (await import('./manage/appearance-form.tsx')).AppearanceForm, {
          path: 'appearance',
          loader: appearanceLoader,
        }),
        page(async () => (await import('./manage/signing-form.tsx')).SigningForm, {
          path: 'certificates',
          loader: signingLoader,
        }),
        page(async () => (await import('./manage/legal-form.tsx')).LegalForm, { path: 'legal', loader: legalLoader }),
        page(async () => (await import('./manage/payments-form.tsx')).PaymentsForm, {
          path: 'payments',
          loader: paymentMethodsLoader,
        }),
        page(async () => (await import('./manage/access-form.tsx')).AccessForm, {
          path: 'access',
          loader: accessLoader,
        }),
      ],
    }),
  ],
}
