// What happens between the migration and the first request: what earlier versions left, the operator's administrator, and
// the demo academy.

import type { RunningSandbox } from '@palestra/stripe-sandbox'

import { normaliseEmails } from '#src/features/accounts/commands/normalise-emails.ts'
import { createAccount } from '#src/features/accounts/commands/sign-up/create-account.ts'
import type { Services } from '#src/server/context.ts'

/** The demo is a package of its own, which an academy without it neither loads nor has. */
export const demoOf = async ({ demo }: Services['config']) => (demo === 'off' ? undefined : import('../demo/demo.ts'))

/**
 * Fills an empty academy where the demo is on, and makes or keeps the operator's administrator.
 * @returns what stands over every page of the demo academy
 */
export async function prepareAcademy(services: Services, sandbox?: RunningSandbox): Promise<string | undefined> {
  const { config } = services
  await normaliseEmails(services)
  const demo = await demoOf(config)
  await demo?.fillEmptyAcademy(services, sandbox)
  if (config.admin)
    await createAccount(services, { ...config.admin, firstName: 'Academy', lastName: 'Administrator', role: 'admin' })
  return demo?.findRibbon(services)
}
