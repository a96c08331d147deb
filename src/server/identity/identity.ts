// What this academy is called and how it is reached: what its administrators said, and until then what is configured.
import { publishedBy } from '#src/wire/published-by.ts'

import type { Db } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import type { Contact } from '../settings/env.ts'
import { identity } from './tables.ts'

/** The tag of its change: everything that is kept was drawn with it. */
export const IDENTITY = 'identity'

export type Identity = Contact & {
  readonly name: string
  /** Who publishes its papers, and the series they stand in: in citations, meta tags and schema.org. */
  readonly publisher: string
  readonly series: string
  /** Whether administrators wrote it, or it is what is configured. */
  readonly isOwn: boolean
}

/** The name until somebody gives another. */
export const STANDARD_NAME = 'Palestra'

export const configured = (contact: Contact): Identity => ({
  ...contact,
  name: STANDARD_NAME,
  ...publishedBy({ name: STANDARD_NAME }),
  isOwn: false,
})

/** What stands in the database, or undefined where nobody wrote anything. */
export async function readIdentity(db: Db): Promise<typeof identity.$inferSelect | undefined> {
  const [row] = await db.select().from(identity)
  return row
}

export type HeldIdentity = {
  /** As this process knows it. */
  readonly current: () => Identity
  /** Reads it again. What fails is logged, and the last one stays. */
  readonly renew: () => Promise<void>
  /** Until every reading has ended that was begun. */
  readonly settled: () => Promise<void>
}

/** Holds the identity, so that whatever is drawn has it at once. @param standard what counts until somebody wrote one */
export async function holdIdentity({ db, log }: { db: Db; log: Log }, standard: Identity): Promise<HeldIdentity> {
  const read = async (): Promise<Identity> => {
    const row = await readIdentity(db)
    if (!row) return standard
    const { name, networks, email, phone, address } = row
    const contact = { email: email ?? undefined, phone: phone ?? undefined, address: address ?? undefined }
    return { ...contact, networks, name, ...publishedBy(row), isOwn: true }
  }
  let held = await read()
  let last = Promise.resolve()
  const renew = async () => {
    try {
      held = await read()
    } catch (error) {
      log.error({ err: error }, 'the identity of the academy could not be read again')
    }
  }
  return {
    current: () => held,
    // One after the other: an earlier answer that comes late is never taken for the newest.
    renew: () => (last = last.then(renew)),
    settled: () => last,
  }
}
