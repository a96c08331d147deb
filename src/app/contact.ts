// How this academy is reached, and what stands over its pages: what is configured, and in the demo what the demo says.
import type { Services } from '#src/server/context.ts'
import type { Contact } from '#src/server/settings/env.ts'

import { demoOf } from './starting/prepare-academy.ts'

/** What is neither configured nor the demo's is absent, and then nowhere shown. */
export async function contactOf(services: Pick<Services, 'config' | 'db'>) {
  const demo = await demoOf(services)
  const { contact } = services.config
  if (!demo) return { ...contact, isDemo: false, ribbon: null }
  const given: Partial<Contact> = Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined))
  const networks = { ...demo.contact.networks, ...contact.networks }
  return { ...demo.contact, ...given, networks, isDemo: true, ribbon: (await demo.findRibbon(services)) ?? null }
}

/** Says once what nobody configured. */
export function warnOfContact({ config, log }: Pick<Services, 'config' | 'log'>): void {
  if (config.production && !config.hasContactEmail)
    log.warn({ event: 'no-contact-email' }, 'no CONTACT_EMAIL: pages and mails show the address of MAIL_FROM')
}
