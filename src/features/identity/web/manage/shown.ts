import type { z } from 'zod'

import type { Site } from '#src/web/calls/page-data.ts'
import { publishedBy } from '#src/wire/published-by.ts'

import type { identityContract } from '../../contract.ts'

/** What the form holds. */
export type Identity = z.output<typeof identityContract.manageIdentity.output>['identity']

/** What pages know of it. */
export const shownOf = ({ name, email, phone, publisher, series, ...more }: Identity) => {
  const { linkedin, instagram, youtube, facebook } = more
  const networks: Site['networks'] = {
    ...(linkedin && { linkedin }),
    ...(instagram && { instagram }),
    ...(youtube && { youtube }),
    ...(facebook && { facebook }),
  }
  const imprint = publishedBy({ name, publisher, series })
  return { name, contactEmail: email || null, contactPhone: phone || null, networks, ...imprint }
}
