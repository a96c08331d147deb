import type { Answers } from '#src/server/answers.ts'
import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { invoiceData } from './commands/personal-data.ts'
import type { invoicesContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { rawEndpoints } from './endpoints/raw.ts'
import { invoiceJobs } from './jobs.ts'
import { addedTaxes, findAddedName } from './queries/added-taxes.ts'
import { isOnInvoice } from './queries/letterheads.ts'
import { invoicesRawRoutes, invoicesRoutes } from './routes.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof invoicesContract> {}
}

export const invoiceAnswers = { isOnInvoice, addedTaxes } satisfies Partial<Answers>

/** For what every page says of prices. */
export { findAddedName }

/** Invoices and credit notes of what was sold, and to whom they are made out. Orders know nothing of them. */
export const invoicesFeature = defineFeature({
  endpoints: { ...dashboardEndpoints, ...rawEndpoints },
  routes: invoicesRoutes,
  raw: invoicesRawRoutes,
  jobs: invoiceJobs,
  personalData: invoiceData,
})
