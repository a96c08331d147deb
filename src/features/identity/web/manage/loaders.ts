import { loader } from '#src/web/calls/loader.ts'

export const identityLoader = loader(async api => api.manageIdentity({}))
export const appearanceLoader = loader(async api => api.manageAppearance({}))
export const signingLoader = loader(async api => api.manageSigning({}))
export const legalLoader = loader(async api => api.manageLegal({}))
export const paymentMethodsLoader = loader(async api => api.managePaymentMethods({}))
export const accessLoader = loader(async api => api.manageAccess({}))

export type PaymentSettings = Awaited<ReturnType<typeof paymentMethodsLoader>>['settings']

/** What the form holds of them. */
export type PaymentMethods = Omit<PaymentSettings, 'chargily'>
