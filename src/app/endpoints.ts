// Every endpoint of the product, and what each takes and gives.
import type { accountsContract } from '#src/features/accounts/contract.ts'
import type { activityContract } from '#src/features/activity/contract.ts'
import type { analyticsContract } from '#src/features/analytics/contract.ts'
import type { applicationsContract } from '#src/features/applications/contract/applications.ts'
import type { blogsContract } from '#src/features/blogs/contract.ts'
import type { categoriesContract } from '#src/features/categories/contract.ts'
import type { certificatesContract } from '#src/features/certificates/contract.ts'
import type { conferencesContract } from '#src/features/conferences/contract.ts'
import type { coursesContract } from '#src/features/courses/contract/catalogue.ts'
import type { courseManagerContract } from '#src/features/courses/contract/manager.ts'
import type { factorsContract } from '#src/features/factors/contract.ts'
import type { heroContract } from '#src/features/hero/contract.ts'
import type { homeContract } from '#src/features/home/contract.ts'
import type { membershipsContract } from '#src/features/memberships/contract.ts'
import type { newsletterContract } from '#src/features/newsletter/contract.ts'
import type { ordersContract } from '#src/features/orders/contract.ts'
import type { pagesContract } from '#src/features/pages/contract.ts'
import type { partnersContract } from '#src/features/partners/contract.ts'
import type { paymentsContract } from '#src/features/payments/contract.ts'
import type { picturesContract } from '#src/features/pictures/contract.ts'
import type { researchContract } from '#src/features/research/contract.ts'
import type { searchContract } from '#src/features/search/contract.ts'
import type { usersContract } from '#src/features/users/contract.ts'
import type { videosContract } from '#src/features/videos/contract.ts'
import type { ApiOf, Endpoint } from '#src/wire/endpoint.ts'

import { dashboardEndpoints } from './dashboard-endpoints.ts'
import { siteEndpoints } from './site-endpoints.ts'

type Contracts = typeof accountsContract &
  typeof activityContract &
  typeof analyticsContract &
  typeof blogsContract &
  typeof applicationsContract &
  typeof categoriesContract &
  typeof certificatesContract &
  typeof conferencesContract &
  typeof coursesContract &
  typeof courseManagerContract &
  typeof factorsContract &
  typeof heroContract &
  typeof homeContract &
  typeof membershipsContract &
  typeof newsletterContract &
  typeof ordersContract &
  typeof paymentsContract &
  typeof pagesContract &
  typeof partnersContract &
  typeof picturesContract &
  typeof researchContract &
  typeof searchContract &
  typeof usersContract &
  typeof videosContract

/** Routes that speak HTTP themselves. */
type RawName =
  | 'exportData'
  | 'exportOrders'
  | 'unsubscribeOneClick'
  | 'paymentWebhook'
  | 'receivePut'
  | 'media'
  | 'createUpload'
  | 'getUpload'
  | 'sendPiece'
  | 'cancelUpload'
  | 'certificatePdf'
  | 'applicantPicture'
  | 'exportRegistrations'
  | 'conferenceCalendar'
  | 'researchCitation'
  | 'researchPdf'

const rawEndpoints = {
  exportData: ['POST', '/account/export', 'signed-in'],
  exportOrders: ['GET', '/admin/orders.csv', 'admin'],
  receivePut: ['PUT', '/uploads/:grant', 'signed'],
  unsubscribeOneClick: ['POST', '/newsletter/unsubscribe/:token', 'signed'],
  paymentWebhook: ['POST', '/webhooks/stripe', 'webhook'],
  media: ['GET', '/media/:grant/:file', 'signed'],
  certificatePdf: ['GET', '/certificate/:id/pdf', 'signed-in'],
  conferenceCalendar: ['GET', '/conferences/:id/calendar.ics', 'anyone'],
  researchCitation: ['GET', '/researches/:id/citation', 'anyone'],
  researchPdf: ['GET', '/researches/:id/pdf', 'anyone'],
  createUpload: ['POST', '/uploads/videos', 'admin'],
  getUpload: ['GET', '/uploads/videos/:id', 'admin'],
  sendPiece: ['PATCH', '/uploads/videos/:id', 'admin'],
  cancelUpload: ['DELETE', '/uploads/videos/:id', 'admin'],
  applicantPicture: ['GET', '/registration/:id/picture', 'admin'],
  exportRegistrations: ['GET', '/admin/application/:id/registrations.csv', 'admin'],
} as const satisfies Record<RawName, Endpoint>

export const endpoints = { ...siteEndpoints, ...dashboardEndpoints, ...rawEndpoints } as const satisfies Record<
  keyof Contracts | RawName,
  Endpoint
>

declare module '#src/web/api.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the body is what it extends
  interface Api extends ApiOf<Contracts> {}
}
