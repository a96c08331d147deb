import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { activationLoader, invitationLoader, loginHandle, nextHandle, resetLoader, visitorLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./login-page.tsx')).LoginPage, {
    path: 'login',
    loader: visitorLoader,
    handle: loginHandle,
  }),
  page(async () => (await import('./second-step-page.tsx')).SecondStepPage, {
    path: 'login/confirm',
    loader: visitorLoader,
    handle: { ...nextHandle, personal: true },
  }),
  page(async () => (await import('./sign-up/activation-page.tsx')).ActivationPage, {
    path: 'activation/:id',
    loader: activationLoader,
    handle: { secret: true },
  }),
  page(async () => (await import('./sign-up/invitation-page.tsx')).InvitationPage, {
    path: 'invitation/:token',
    loader: invitationLoader,
    handle: { secret: true },
  }),
  page(async () => (await import('./recovery/forget-password-page.tsx')).ForgetPasswordPage, {
    path: 'forget-password',
    handle: nextHandle,
  }),
  page(async () => (await import('./recovery/reset-password-page.tsx')).ResetPasswordPage, {
    path: 'reset-password/:token',
    loader: resetLoader,
    handle: { secret: true },
  }),
  page(async () => (await import('./recovery/undo-page.tsx')).UndoPage, {
    path: 'undo/:token',
    handle: { secret: true },
  }),
]
