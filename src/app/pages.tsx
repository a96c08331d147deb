// Every page of the product. Loaders are small and shipped with the first load, components come with their page.
import type { RouteObject } from 'react-router'
import { data, redirect } from 'react-router'

import { activationLoader, loginHandle, nextHandle, visitorLoader } from '#src/features/accounts/web/loaders.ts'
import {
  applicationLoader,
  applicationsHandle,
  applicationsLoader,
  clubFormLoader,
  coachFormLoader,
} from '#src/features/applications/web/loaders.ts'
import { listHandle as blogsHandle } from '#src/features/blogs/web/filters.ts'
import { blogLoader, blogsLoader } from '#src/features/blogs/web/loaders.ts'
import { checkHandle, checkLoader, verifyLoader } from '#src/features/certificates/web/loaders.ts'
import { conferenceLoader, conferencesLoader } from '#src/features/conferences/web/loaders.ts'
import { catalogueHandle } from '#src/features/courses/web/filters.ts'
import { courseLoader, coursesLoader } from '#src/features/courses/web/loaders.ts'
import { homeLoader } from '#src/features/home/web/loaders.ts'
import { pricingHandle, pricingLoader } from '#src/features/memberships/web/loaders.ts'
import { paymentLoader, receiptLoader } from '#src/features/orders/web/loaders.ts'
import { aboutLoader, textLoader } from '#src/features/pages/web/loaders.ts'
import { listHandle as researchesHandle } from '#src/features/research/web/filters.ts'
import { researchesLoader, researchLoader } from '#src/features/research/web/loaders.ts'
import { searchHandle, searchLoader } from '#src/features/search/web/loaders.ts'
import { videoLoader } from '#src/features/videos/web/loaders.ts'
import { page } from '#src/web/lazy-page.ts'

import { Document } from './document.tsx'
import { SitePage } from './main-part.tsx'
import { PageError } from './page-error.tsx'

const Nothing = () => null // a route that never draws still needs a component: without one the router warns

/** Several addresses of one page. */
const at = (...paths: string[]): RouteObject[] => paths.map(path => ({ path, Component: Nothing }))

const missing = () => {
  throw data({ code: 'not-found', message: '' }, { status: 404 })
}

/** Every component in every state, while developing. */
function componentsPage(): RouteObject {
  return page('src/ui/gallery.tsx', async () => (await import('#src/ui/gallery.tsx')).Gallery, { path: 'ui' })
}

const sitePages: RouteObject[] = [
  // One line for each page, made with page() of #src/web/lazy-page.ts; the features add theirs here.
  page(
    'src/features/home/web/home-page.tsx',
    async () => (await import('#src/features/home/web/home-page.tsx')).HomePage,
    { path: '/', loader: homeLoader },
  ),
  page(
    'src/features/accounts/web/login-page.tsx',
    async () => (await import('#src/features/accounts/web/login-page.tsx')).LoginPage,
    { path: 'login', loader: visitorLoader, handle: loginHandle },
  ),
  page(
    'src/features/accounts/web/second-step-page.tsx',
    async () => (await import('#src/features/accounts/web/second-step-page.tsx')).SecondStepPage,
    { path: 'login/confirm', loader: visitorLoader, handle: { ...nextHandle, personal: true } },
  ),
  page(
    'src/features/accounts/web/activation-page.tsx',
    async () => (await import('#src/features/accounts/web/activation-page.tsx')).ActivationPage,
    { path: 'activation/:id', loader: activationLoader, handle: { ...nextHandle, secret: true } },
  ),
  page(
    'src/features/accounts/web/forget-password-page.tsx',
    async () => (await import('#src/features/accounts/web/forget-password-page.tsx')).ForgetPasswordPage,
    { path: 'forget-password', handle: nextHandle },
  ),
  page(
    'src/features/accounts/web/reset-password-page.tsx',
    async () => (await import('#src/features/accounts/web/reset-password-page.tsx')).ResetPasswordPage,
    { path: 'reset-password/:token', handle: { ...nextHandle, secret: true } },
  ),
  page(
    'src/features/accounts/web/undo-page.tsx',
    async () => (await import('#src/features/accounts/web/undo-page.tsx')).UndoPage,
    { path: 'undo/:token', handle: { secret: true } },
  ),
  page(
    'src/features/courses/web/courses-page.tsx',
    async () => (await import('#src/features/courses/web/courses-page.tsx')).CoursesPage,
    { path: 'courses', loader: coursesLoader, handle: catalogueHandle },
  ),
  page(
    'src/features/courses/web/course-page.tsx',
    async () => (await import('#src/features/courses/web/course-page.tsx')).CoursePage,
    { path: 'course/:id', loader: courseLoader },
  ),
  page(
    'src/features/orders/web/payment-page.tsx',
    async () => (await import('#src/features/orders/web/payment-page.tsx')).PaymentPage,
    { path: 'payment/:id', loader: paymentLoader, handle: { payment: true, personal: true } },
  ),
  page(
    'src/features/orders/web/receipt-page.tsx',
    async () => (await import('#src/features/orders/web/receipt-page.tsx')).ReceiptPage,
    { path: 'receipt/:id', loader: receiptLoader, handle: { personal: true } },
  ),
  page(
    'src/features/orders/web/completion-page.tsx',
    async () => (await import('#src/features/orders/web/completion-page.tsx')).CompletionPage,
    { path: 'completion', handle: { query: ['payment_intent', 'redirect_status'], personal: true } },
  ),
  page(
    'src/features/search/web/search-page.tsx',
    async () => (await import('#src/features/search/web/search-page.tsx')).SearchPage,
    { path: 'search', loader: searchLoader, handle: searchHandle },
  ),
  page(
    'src/features/pages/web/about-page.tsx',
    async () => (await import('#src/features/pages/web/about-page.tsx')).AboutPage,
    { path: 'about', loader: aboutLoader },
  ),
  page(
    'src/features/pages/web/placeholder-page.tsx',
    async () => (await import('#src/features/pages/web/placeholder-page.tsx')).PlaceholderPage,
    // The first is the specification's spelling (D-28).
    { children: at('academy-devlopment', 'laboratory-visit') },
  ),
  page(
    'src/features/pages/web/text-page.tsx',
    async () => (await import('#src/features/pages/web/text-page.tsx')).TextPage,
    { loader: textLoader, children: at('privacy', 'terms') },
  ),
  page(
    'src/features/newsletter/web/confirm-newsletter-page.tsx',
    async () => (await import('#src/features/newsletter/web/confirm-newsletter-page.tsx')).ConfirmNewsletterPage,
    { path: 'newsletter/confirm/:token', handle: { secret: true } },
  ),
  page(
    'src/features/newsletter/web/unsubscribe-page.tsx',
    async () => (await import('#src/features/newsletter/web/unsubscribe-page.tsx')).UnsubscribePage,
    { path: 'newsletter/unsubscribe/:token', handle: { secret: true } },
  ),
  ...(import.meta.env.DEV ? [componentsPage()] : []),
  page(
    'src/features/videos/web/video-page.tsx',
    async () => (await import('#src/features/videos/web/video-page.tsx')).VideoPage,
    { path: 'video/:courseId/:videoId', loader: videoLoader, handle: { dark: true } },
  ),
  page(
    'src/features/memberships/web/pricing-page.tsx',
    async () => (await import('#src/features/memberships/web/pricing-page.tsx')).PricingPage,
    { path: 'pricing', loader: pricingLoader, handle: pricingHandle },
  ),
  page(
    'src/features/certificates/web/check-page.tsx',
    async () => (await import('#src/features/certificates/web/check-page.tsx')).CheckPage,
    { path: 'certificates', loader: checkLoader, handle: checkHandle },
  ),
  page(
    'src/features/certificates/web/verify-page.tsx',
    async () => (await import('#src/features/certificates/web/verify-page.tsx')).VerifyPage,
    { path: 'certificates/:number', loader: verifyLoader, handle: { personal: true } },
  ),
  page(
    'src/features/conferences/web/conferences-page.tsx',
    async () => (await import('#src/features/conferences/web/conferences-page.tsx')).ConferencesPage,
    { path: 'conferences', loader: conferencesLoader },
  ),
  page(
    'src/features/conferences/web/conference-page.tsx',
    async () => (await import('#src/features/conferences/web/conference-page.tsx')).ConferencePage,
    { path: 'conferences/:id', loader: conferenceLoader },
  ),
  page(
    'src/features/applications/web/applications-page.tsx',
    async () => (await import('#src/features/applications/web/applications-page.tsx')).ApplicationsPage,
    { path: 'applications/:type', loader: applicationsLoader, handle: applicationsHandle },
  ),
  page(
    'src/features/applications/web/application-page.tsx',
    async () => (await import('#src/features/applications/web/application-page.tsx')).ApplicationPage,
    { path: 'application/:id', loader: applicationLoader },
  ),
  page(
    'src/features/applications/web/club-form-page.tsx',
    async () => (await import('#src/features/applications/web/club-form-page.tsx')).ClubFormPage,
    { path: 'club-application-form/:id', loader: clubFormLoader },
  ),
  page(
    'src/features/applications/web/coach-form-page.tsx',
    async () => (await import('#src/features/applications/web/coach-form-page.tsx')).CoachFormPage,
    { path: 'coach-application-form/:id', loader: coachFormLoader },
  ),
  page(
    'src/features/blogs/web/blogs-page.tsx',
    async () => (await import('#src/features/blogs/web/blogs-page.tsx')).BlogsPage,
    { path: 'blogs', loader: blogsLoader, handle: blogsHandle },
  ),
  page(
    'src/features/blogs/web/blog-page.tsx',
    async () => (await import('#src/features/blogs/web/blog-page.tsx')).BlogPage,
    { path: 'blog/:id', loader: blogLoader },
  ),
  // D-27: only administrators get further than the dashboard.
  { path: 'membership/create', loader: () => redirect('/dashboard/new-membership'), Component: Nothing },
  { path: 'add-plat', loader: () => redirect('/dashboard/manage-courses/new-course'), Component: Nothing },
  page(
    'src/features/research/web/researches-page.tsx',
    async () => (await import('#src/features/research/web/researches-page.tsx')).ResearchesPage,
    { path: 'researches', loader: researchesLoader, handle: researchesHandle },
  ),
  page(
    'src/features/research/web/research-page.tsx',
    async () => (await import('#src/features/research/web/research-page.tsx')).ResearchPage,
    { path: 'research/:id', loader: researchLoader },
  ),
]

/** @param dashboard the pages below /dashboard: the browser loads their list when somebody goes there */
export const routesWith = (dashboard: readonly RouteObject[]): RouteObject[] => [
  {
    id: 'document',
    Component: Document,
    HydrateFallback: () => null,
    children: [
      {
        id: 'pages',
        ErrorBoundary: PageError,
        children: [
          { id: 'site', Component: SitePage, children: sitePages },
          ...dashboard,
          { path: '*', loader: missing, Component: Nothing },
        ],
      },
    ],
  },
]
