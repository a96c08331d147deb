// How this academy is reached: what is configured, and in the demo what the demo says.
import type { Services } from '#src/server/context.ts'
import type { Contact } from '#src/server/settings/env.ts'

import { demoOf } from './starting/prepare-academy.ts'

/** What is neither configured nor the demo's is absent, and then nowhere shown. */
export async function contactOf({ config, log }: Pick<Services, 'config' | 'log'>): Promise<Contact> {
  if (config.production && !config.hasContactEmail)
    log.warn({ event: 'no-contact-email' }, 'no CONTACT_EMAIL: pages and mails show the address of MAIL_FROM')
  const demo = await demoOf(config)
  const { contact } = config
  if (!demo) return contact
  const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined))
  return { ...demo.contact, ...given, networks: { ...demo.contact.networks, ...contact.networks } }
}
