// What happens between the migration and the first request: what earlier versions left, the operator's administrator, and
// the demo academy.

import type { RunningSandbox } from '@palestra/stripe-sandbox'

import { normaliseEmails } from '#src/features/accounts/commands/normalise-emails.ts'
import { createAccount } from '#src/features/accounts/commands/sign-up/create-account.ts'
import type { Services } from '#src/server/context.ts'
import { readSettings } from '#src/server/identity/identity.ts'

/** The demo is a package of its own, which an academy without it neither loads nor has, nor one where it was ended. */
export async function demoOf({ config, db }: Pick<Services, 'config' | 'db'>) {
  if (config.demo === 'off' || (await readSettings(db))?.demoEndedAt) return undefined
  return import('../demo/demo.ts')
}

/** Fills an empty academy where the demo is on, and makes or keeps the operator's administrator. */
export async function prepareAcademy(services: Services, sandbox?: RunningSandbox): Promise<void> {
  await normaliseEmails(services)
  const demo = await demoOf(services)
  await demo?.fillEmptyAcademy(services, sandbox)
  await keepAdministrator(services)
}

/** The administrator whom the configuration names, if it names one. */
export async function keepAdministrator(services: Pick<Services, 'config' | 'db'>): Promise<void> {
  const { admin } = services.config
  if (admin) await createAccount(services, { ...admin, firstName: 'Academy', lastName: 'Administrator', role: 'admin' })
}
