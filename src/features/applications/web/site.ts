import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import {
  applicationLoader,
  applicationsHandle,
  applicationsLoader,
  clubFormLoader,
  coachFormLoader,
} from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./applications-page.tsx')).ApplicationsPage, {
    path: 'applications/:type',
    loader: applicationsLoader,
    handle: applicationsHandle,
  }),
  page(async () => (await import('./application-page.tsx')).ApplicationPage, {
    path: 'application/:id',
    loader: applicationLoader,
  }),
  page(async () => (await import('./forms/club-form-page.tsx')).ClubFormPage, {
    path: 'club-application-form/:id',
    loader: clubFormLoader,
  }),
  page(async () => (await import('./forms/coach-form-page.tsx')).CoachFormPage, {
    path: 'coach-application-form/:id',
    loader: coachFormLoader,
  }),
]
