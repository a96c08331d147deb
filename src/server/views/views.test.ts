import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { days } from '#src/wire/durations.ts'
import type { AccountId } from '#src/wire/ids.ts'
import { isRefused } from '#src/wire/refusals.ts'

import { viewMarks } from './tables.ts'
import { countView, forgetViews, isRobot } from './views.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A counter of one thing, and visitors that look at it. */
function counting({ services }: TestAcademy) {
  const id = randomUUID()
  const seen = { count: 0 }
  const look = (who: { ip?: string; userAgent?: string; userId?: string } = {}) => {
    const { ip = '203.0.113.7', userAgent = chrome, userId } = who
    // Only the id of a person is looked at.
    const user = { kind: 'user', id: userId } as { kind: 'user'; id: AccountId }
    const actor = userId ? { ...user, role: 'learner', firstName: '', lastName: '', email: '', image: null } : undefined
    const context = { ...services, ip, userAgent, actor: actor ? { ...actor, sessionId: '' } : { kind: 'visitor' } }
    return countView(context as Parameters<typeof countView>[0], { kind: 'blog', id }, async () => {
      seen.count += 1
    })
  }
  return { seen, look, id }
}

test('D-60 a view counts once per visitor and day, whoever the visitor is', async () => {
  await using academy = await startAcademy()
  const { seen, look } = counting(academy)
  const learner = randomUUID()
  await Promise.all(Array.from({ length: 8 }, () => look()))
  expect(seen.count).toBe(1)
  await look({ userAgent: firefox })
  await look({ ip: '198.51.100.2' })
  expect(seen.count).toBe(3)
  await look({ userId: learner })
  await look({ userId: learner, ip: '198.51.100.3', userAgent: firefox })
  expect(seen.count).toBe(4)
  academy.clock.now = new Date(academy.clock.now.getTime() + days(1))
  await look()
  expect(seen.count).toBe(5)
})

test('D-60 robots do not count, phones named Cubot do', async () => {
  await using academy = await startAcademy()
  const { seen, look } = counting(academy)
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'curl/8.9.1',
    'python-requests/2.32',
    '',
  ])
    await look({ userAgent })
  expect(seen.count).toBe(0)
  expect(isRobot('Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/120.0 Mobile Safari/537.36')).toBe(false)
})

test('D-60 what is kept names nobody, cannot be followed from day to day, and goes after its day', async () => {
  await using academy = await startAcademy()
  const { look } = counting(academy)
  const { db, now } = academy.services
  await look()
  academy.clock.now = new Date(academy.clock.now.getTime() + days(1))
  await look()
  const kept = await db.select().from(viewMarks)
  expect(new Set(kept.map(({ visitor }) => visitor)).size).toBe(2)
  expect(JSON.stringify(kept)).not.toContain('203.0.113')
  academy.clock.now = new Date(academy.clock.now.getTime() + days(1))
  await forgetViews({ db, now })
  expect(await db.select().from(viewMarks)).toHaveLength(1)
})

test('D-60 one address cannot drive the number up by naming other browsers', async () => {
  await using academy = await startAcademy()
  const { seen, look } = counting(academy)
  let refused = 0
  for (let n = 0; n < 310; n += 1) if (isRefused(await look({ userAgent: `${chrome} ${n}` }))) refused += 1
  expect([seen.count, refused]).toEqual([300, 10])
})
