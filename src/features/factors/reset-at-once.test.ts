import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { operator } from '#src/server/actor.ts'
import { startAcademy } from '#src/testing/academy.ts'
import { beginPasskey, seedEnrolled } from '#src/testing/factors.ts'
import { meet } from '#src/testing/meet.ts'

import { resetFactorsByEmail } from './commands/reset-factors.ts'
import { authenticatorApps, passkeys } from './tables.ts'

test('T97 a factor that is added while all are reset does not stay behind', async () => {
  await using academy = await startAcademy()
  const { db } = academy.services
  const { client, userId, email } = await seedEnrolled(academy)
  const add = await beginPasskey(academy, client)
  const context = { ...academy.services, actor: operator }
  await meet<unknown>(db, [passkeys, authenticatorApps], [add, () => resetFactorsByEmail(context, email)])
  const [user] = await db.select({ since: users.factorSince }).from(users).where(eq(users.id, userId))
  expect(user).toEqual({ since: null })
  expect(await db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0)
  expect((await client.get('/api/account/factors')).status).toBe(401)
})
