import { loader } from '#src/web/calls/loader.ts'

export const billingLoader = loader(async api => api.myBilling({}))
