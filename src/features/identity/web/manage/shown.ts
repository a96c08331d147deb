import type { z } from 'zod'

import { networksIn } from '#src/wire/networks.ts'
import { publishedBy } from '#src/wire/published-by.ts'

import type { identityContract } from '../../contract.ts'

/** What the form holds. */
export type Identity = z.output<typeof identityContract.manageIdentity.output>['identity']

/** What pages know of it. */
export const shownOf = (identity: Identity) => {
  const { email, phone, ...said } = identity
  const contact = { contactEmail: email || null, contactPhone: phone || null, networks: networksIn(identity) }
  return { name: said.name, timeZone: said.timeZone, ...contact, ...publishedBy(said) }
}
