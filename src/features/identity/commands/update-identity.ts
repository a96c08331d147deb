import { sql } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { IDENTITY, readIdentity } from '#src/server/identity/identity.ts'
import { identity } from '#src/server/identity/tables.ts'
import { isStale } from '#src/server/versions.ts'
import { networksIn } from '#src/wire/networks.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { identityContract } from '../contract.ts'
import { formOf, identityState, standardOf } from '../queries/read-identity.ts'

type Given = z.output<typeof identityContract.updateIdentity.input>

/**
 * Writes what the academy says of itself; every replica hears of it. Refuses 'conflict' for a form of an older version, and
 * 'invalid' for a time zone that the database does not know.
 */
export async function updateIdentity(context: Context, { version, ...given }: Given) {
  const { name, email, phone, timeZone } = given
  if (!(await isKnownZone(context.db, timeZone)))
    return refuse('invalid', { text: 'timeZone: There is no such time zone' })
  const row = {
    name,
    email,
    phone,
    address: given.address || null,
    networks: networksIn(given),
    publisher: given.publisher || null,
    series: given.series || null,
    timeZone,
    updatedAt: context.now(),
  }
  return context.db.transaction(async tx => {
    await lockName(tx, IDENTITY)
    if (await isStale(version, () => identityState(tx))) return refuse('conflict')
    const before = formOf((await readIdentity(tx)) ?? standardOf(context.identity()))
    await tx.insert(identity).values(row).onConflictDoUpdate({ target: identity.id, set: row })
    const after = formOf(row)
    await recordAudit(tx, context, { action: 'identity.update', thing: { id: null, name }, before, after })
    await announce(tx, [IDENTITY])
    return { identity: after }
  })
}

async function isKnownZone(db: Db, timeZone: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from pg_timezone_names where name = ${timeZone}`)
  return rows.length > 0
}

/** Writes what an academy is called; the rest stays what is configured. */
export async function nameAcademy(context: Context, tx: Tx, name: string): Promise<void> {
  await lockName(tx, IDENTITY)
  const standard = standardOf(context.identity())
  await tx
    .insert(identity)
    .values({ ...standard, name, updatedAt: context.now() })
    .onConflictDoUpdate({ target: identity.id, set: { name, updatedAt: context.now() } })
  await recordAudit(tx, context, { action: 'identity.update', thing: { id: null, name }, after: { name } })
  await announce(tx, [IDENTITY])
}
