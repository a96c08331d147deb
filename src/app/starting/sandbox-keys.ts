import type { StripeKeys } from '#src/server/settings/env.ts'

/** With which the sandbox is asked, where no keys of a provider are set. */
export const sandboxKeys = (secret: string): StripeKeys => ({
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: `whsec_${secret}`,
})
