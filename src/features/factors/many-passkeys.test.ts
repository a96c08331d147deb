import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { beginPasskey, enrolPasskey, otherBrowser } from '#src/testing/factors.ts'
import { meet } from '#src/testing/meet.ts'

import { passkeys } from './tables.ts'

test('at most ten passkeys a person, also at once', async () => {
  await using academy = await startAcademy()
  const { db } = academy.services
  const user = await seedUser(academy)
  for (let count = 0; count < 9; count += 1) expect((await enrolPasskey(academy, user.client)).added.status).toBe(200)
  const device = await otherBrowser(academy, user.userId)
  const ways = await Promise.all([user.client, device].map(async client => beginPasskey(academy, client)))
  const answers = await meet(db, [passkeys], ways)
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect((await user.client.post('/api/account/passkeys/options')).body.code).toBe('too-many-passkeys')
  expect(await db.$count(passkeys, eq(passkeys.userId, user.userId))).toBe(10)
})
