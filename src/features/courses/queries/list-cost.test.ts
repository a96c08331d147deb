import pg from 'pg'
import { expect, test, vi } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import type { Answer } from '#src/testing/client.ts'
import { addUpAll, seedCategory, seedManyCourses, seedUser } from '#src/testing/content/courses.ts'

test('asks the database as often for 100 courses as for 10', async () => {
  await using large = await startAcademy()
  const { db } = large.services
  const ids = await seedManyCourses(db, 1000, await seedCategory(db, 'physiology'))
  const { client } = await seedUser(large, { holds: ids.toSorted().slice(-60) })
  await addUpAll(large.services) // what nobody has asked for is not counted
  await client.get('/api/courses')
  const few = await statementsOf(() => client.get('/api/courses?limit=10'))
  const many = await statementsOf(() => client.get('/api/courses?limit=100'))
  expect(many).toBe(few)
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThanOrEqual(5)
})

/** How many statements about courses reach PostgreSQL meanwhile. */
async function statementsOf(ask: () => Promise<Answer>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await ask()).status).toBe(200)
    const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement))
    return statements.filter(text => /course|enrolments/.test(text) && !text.includes('learner_changes')).length
  } finally {
    query.mockRestore()
  }
}
