import type { AuditedFields } from '#src/server/audit/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { readIdentity, readSettings, type Identity } from '#src/server/identity/identity.ts'
import { versionOf } from '#src/server/versions.ts'
import { refuse } from '#src/wire/refusals.ts'
import { STANDARD_ZONE } from '#src/wire/time-zone.ts'

import type { Area } from './areas.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof readIdentity>>>
type Said = Pick<Stored, 'name' | 'email' | 'phone' | 'address' | 'networks' | 'publisher' | 'series' | 'timeZone'>

const noNetworks = { linkedin: '', instagram: '', youtube: '', facebook: '' }

/** As the form has it: text, empty where nothing is said. */
export const formOf = ({ name, email, phone, address, networks: said, publisher, series, timeZone }: Said) => ({
  name,
  email: email ?? '',
  phone: phone ?? '',
  address: address ?? '',
  ...noNetworks,
  ...said,
  publisher: publisher ?? '',
  series: series ?? '',
  timeZone: timeZone ?? STANDARD_ZONE,
})

/** What stands there until somebody wrote it: what is configured. */
export const standardOf = ({ name, email, phone, address, networks }: Identity): Said => ({
  name,
  email: email ?? null,
  phone: phone ?? null,
  address: address ?? null,
  networks,
  publisher: null,
  series: null,
  timeZone: null,
})

/** What the form changes; nothing where nobody has written it yet. */
export async function identityState(db: Db) {
  const row = await readIdentity(db)
  return row && formOf(row)
}

export async function manageIdentity({ db, identity }: Pick<Context, 'db' | 'identity'>) {
  return { identity: formOf((await readIdentity(db)) ?? standardOf(identity())) }
}

/** An area of the settings, with the version of what was read. */
export const manageArea =
  <F extends AuditedFields>(area: Area<F>) =>
  async ({ db, identity }: Pick<Context, 'db' | 'identity'>) => {
    const settings = area(await readSettings(db), identity())
    return { settings, version: versionOf(settings) }
  }

/** Who is answerable for the site. Refuses 'not-found' where nobody said it. */
export async function readImprint({ identity }: Pick<Context, 'identity'>) {
  const { imprint } = identity()
  return imprint ? { imprint } : refuse('not-found')
}
