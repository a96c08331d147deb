import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { announce } from '#src/server/database/changes.ts'

import { createClient } from '../client.ts'
import { seedUser } from '../content/courses.ts'
import { createDatabase } from '../starting/database.ts'
import { freePort } from '../starting/free-port.ts'
import { startProcess } from './academy-process.ts'
import { startBalancer, type Balancer } from './balancer.ts'
import { newTally } from './buyers.ts'
import { startBuyers } from './rounds.ts'
import { countAll, findDoubles, findLost } from './verify.ts'
import { openWorld, type World } from './world.ts'

/** Two replicas over one database, behind one address. */
async function openPair(cleaning: AsyncDisposableStack) {
  const database = await createDatabase()
  cleaning.defer(database.drop)
  const world = await openWorld(database.settings)
  cleaning.defer(world.close)
  const ports = [await freePort(), await freePort()] as const
  const balancer = await startBalancer(Number(new URL(world.url).port), ports)
  cleaning.defer(balancer.close)
  const start = (port: number) => startProcess({ ...world.environment, PORT: String(port) }, false)
  const [one, two] = await Promise.all(ports.map(start))
  if (!one || !two) throw new Error('Two replicas were to start')
  cleaning.defer(two.stop)
  return { world, balancer, ports, one, two, start }
}

async function sellThroughAKill(cleaning: AsyncDisposableStack, pair: Awaited<ReturnType<typeof openPair>>) {
  const { world, one, ports, start } = pair
  const tally = newTally()
  world.slowDown()
  const buyers = startBuyers(world, tally)
  cleaning.defer(buyers.finish)
  const sold = (count: number) =>
    expect.poll(() => tally.acknowledged.size, { timeout: 40_000 }).toBeGreaterThanOrEqual(count)
  await sold(3)
  await one.kill()
  await sold(tally.acknowledged.size + 8)
  const again = await start(ports[0])
  cleaning.defer(again.stop)
  await sold(tally.acknowledged.size + 4)
  await buyers.finish()
  return { tally, failures: buyers.failures }
}

async function expectOneSession(world: World, balancer: Balancer, ports: readonly number[]): Promise<void> {
  const { client } = await seedUser({
    services: { db: world.db, publicUrl: world.url },
    client: () => createClient(world.url),
  })
  for (const port of ports) {
    await balancer.routeTo([port])
    expect((await client.get('/api/refresh')).status).toBe(200)
  }
  expect((await client.post('/api/logout')).status).toBeLessThan(300)
  for (const port of ports) {
    await balancer.routeTo([port])
    expect((await client.get('/api/refresh')).status).toBe(401)
  }
}

async function expectFreshPages(world: World, balancer: Balancer, ports: readonly number[]): Promise<void> {
  const { db, url, courseId } = world
  const titleAt = async (port: number): Promise<string> => {
    await balancer.routeTo([port])
    return /<h1[^>]*>([^<]*)/.exec((await createClient(url).get(`/course/${courseId}`)).text)?.[1] ?? ''
  }
  for (const port of ports) await titleAt(port)
  await db.transaction(async tx => {
    await tx.update(courses).set({ title: 'A New Name' }).where(eq(courses.id, courseId))
    await announce(tx, ['courses', `course:${courseId}`])
  })
  for (const port of ports) await expect.poll(() => titleAt(port), { timeout: 2000 }).toBe('A New Name')
}

test('R14 R16 R17 one of two replicas is killed while both sell: nothing is lost or doubled, and they agree', async () => {
  await using cleaning = new AsyncDisposableStack()
  const pair = await openPair(cleaning)
  const { world, balancer, ports } = pair
  const { tally, failures } = await sellThroughAKill(cleaning, pair)
  expect(failures).toEqual([])
  expect(await findLost(world, tally.acknowledged)).toEqual([])
  expect(await findDoubles(world)).toEqual([])
  expect(tally.acknowledged.size).toBe(tally.paid)
  expect(new Set(Object.values(await countAll(world)))).toEqual(new Set([tally.paid]))
  for (const port of ports) expect(balancer.taken.get(port)).toBeGreaterThan(0)
  await expectOneSession(world, balancer, ports)
  await expectFreshPages(world, balancer, ports)
})
