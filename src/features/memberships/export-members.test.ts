// The list of memberships as a file, and who may have it.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { openMembers } from '#src/testing/content/members.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { days } from '#src/wire/durations.ts'

import { memberships } from './tables.ts'

const academy = await keepAcademy()
const { db } = academy.services
const { at, silver, join, takePlace } = await openMembers(academy)

test('T29 nobody but administrators reads the memberships of others, or takes them away', async () => {
  const { client } = await seedUser(academy)
  await confirmByPassword(client)
  for (const path of ['/api/admin/members', '/api/admin/members.csv']) {
    expect([path, (await academy.client().get(path)).status]).toEqual([path, 401])
    expect([path, (await client.get(path)).status]).toEqual([path, 403])
  }
})

test('T69 T80 the filtered list comes as a file, whole and without formulas, once somebody has confirmed; and leaves an entry', async () => {
  const { userId } = await seedUser(academy)
  const { client: office } = await seedUser(academy, { role: 'admin' })
  const file = `/api/admin/members.csv?words=${userId}&state=active`
  const common = {
    userId,
    planId: silver,
    customerId: '',
    priceId: '',
    amountCents: 1_950,
    currency: 'usd',
    readAt: at(0),
  }
  const active = { ...common, status: 'active', currentPeriodEnd: at(days(9)), cancelAtPeriodEnd: false } as const
  await db.insert(memberships).values(
    Array.from({ length: 1_203 }, (_, index) => ({
      ...active,
      subscriptionId: `sub_${randomUUID()}`,
      startedAt: at(-index),
    })),
  )
  const place = await takePlace('+TV Sprint', { userId, startedAt: at(days(1)) })
  await join({ userId, status: 'ended', endedAt: at(-1) })
  await db.update(users).set({ firstName: '=HYPERLINK("x")', lastName: 'A, B' }).where(eq(users.id, userId))
  expect((await office.get(file)).body.code).toBe('confirmation-needed')
  await confirmByPassword(office)
  const { text, headers } = await office.get(file)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="memberships-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = text.replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toBe(
    '"Membership","Person","Email","Plan","Duration","Paid by","Place from","Status","Since","Next","Next at","Next amount","Currency"',
  )
  expect([lines.length, lines.at(-1)]).toEqual([1 + 1_204 + 1, ''])
  expect(new Set(lines.slice(1, -1).map(line => line.slice(0, 38))).size).toBe(1_204)
  const who = `"'=HYPERLINK(""x"") A, B","${userId}@example.org"`
  expect(lines[1]).toContain(`"${place.id}",${who},"Gold","year","place","'+TV Sprint","active",`)
  expect(lines[2]).toContain(`${who},"Silver","month","card","","active",`)
  expect(lines[2]).toContain(`"payment","${active.currentPeriodEnd.toISOString()}","19.50","USD"`)
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'membership.export'))
  expect(entry?.after).toEqual({ rows: 1_204, state: 'active', searched: true })
  expect((await office.get('/api/admin/members.csv?limit=5')).status).toBe(400)
})
