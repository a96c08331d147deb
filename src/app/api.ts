// The verbs behind the endpoints: every feature's routes in one place.

import { accountsRawRoutes, accountsRoutes } from '#src/features/accounts/routes.ts'
import { activityRoutes } from '#src/features/activity/routes.ts'
import { analyticsRoutes } from '#src/features/analytics/routes.ts'
import { applicationsRawRoutes, applicationsRoutes } from '#src/features/applications/routes.ts'
import { blogsRoutes } from '#src/features/blogs/routes.ts'
import { categoriesRoutes } from '#src/features/categories/routes.ts'
import { certificatesRawRoutes, certificatesRoutes } from '#src/features/certificates/routes.ts'
import { conferencesRawRoutes, conferencesRoutes } from '#src/features/conferences/routes.ts'
import { coursesRoutes } from '#src/features/courses/routes.ts'
import { factorsRoutes } from '#src/features/factors/routes.ts'
import { heroRoutes } from '#src/features/hero/routes.ts'
import { homeRoutes } from '#src/features/home/routes.ts'
import { membershipsRoutes } from '#src/features/memberships/routes.ts'
import { newsletterRawRoutes, newsletterRoutes } from '#src/features/newsletter/routes.ts'
import { ordersRawRoutes, ordersRoutes } from '#src/features/orders/routes.ts'
import { pagesRoutes } from '#src/features/pages/routes.ts'
import { partnersRoutes } from '#src/features/partners/routes.ts'
import { paymentsRoutes } from '#src/features/payments/routes.ts'
import { picturesRoutes } from '#src/features/pictures/routes.ts'
import { researchRawRoutes, researchRoutes } from '#src/features/research/routes.ts'
import { searchRoutes } from '#src/features/search/routes.ts'
import { usersRoutes } from '#src/features/users/routes.ts'
import { videosPieceRoutes, videosRawRoutes, videosRoutes } from '#src/features/videos/routes.ts'
import type { Api } from '#src/server/api.ts'
import { receivePut } from '#src/server/storage/receive-put.ts'

import { endpoints } from './endpoints.ts'
import { personalData } from './personal-data.ts'

export const api: Api = {
  endpoints,
  routes: {
    ...accountsRoutes,
    ...activityRoutes,
    ...analyticsRoutes,
    ...blogsRoutes,
    ...applicationsRoutes,
    ...categoriesRoutes,
    ...certificatesRoutes,
    ...conferencesRoutes,
    ...coursesRoutes,
    ...factorsRoutes,
    ...heroRoutes,
    ...homeRoutes,
    ...membershipsRoutes,
    ...newsletterRoutes,
    ...ordersRoutes,
    ...paymentsRoutes,
    ...pagesRoutes,
    ...partnersRoutes,
    ...picturesRoutes,
    ...researchRoutes,
    ...searchRoutes,
    ...usersRoutes,
    ...videosRoutes,
  },
  raw: {
    ...accountsRawRoutes(personalData),
    ...applicationsRawRoutes,
    ...certificatesRawRoutes,
    ...conferencesRawRoutes,
    ...newsletterRawRoutes,
    ...ordersRawRoutes,
    ...researchRawRoutes,
    ...videosRawRoutes,
  },
  pieces: { ...videosPieceRoutes, receivePut },
}
