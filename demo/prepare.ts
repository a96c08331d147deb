// What happens between the migration and the first request: the operator's administrator, and the demo academy.
import { sql } from 'drizzle-orm'

import { createAccount } from '#src/features/accounts/commands/create-account.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { Services } from '#src/server/context.ts'

import { loadAcademy } from './load/academy.ts'

const DEMO_LOCK = 7_145_202

/** Makes or keeps the operator's administrator, and fills an academy without anybody in it where the demo is on. */
export async function prepareAcademy(services: Services): Promise<void> {
  const { config, db } = services
  if (config.admin)
    await createAccount(services, { ...config.admin, firstName: 'Academy', lastName: 'Administrator', role: 'admin' })
  if (config.demo === 'off') return
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`) // replicas that start together fill it once
    const [anybody] = await tx.select({ id: users.id }).from(users).limit(1)
    if (!anybody) await loadAcademy({ ...services, db: tx })
  })
}
