// Whoever has one IPv6 network of 48 bits has 65,536 addresses of it, and shuts nobody out with them.
import { setTimeout } from 'node:timers/promises'

import pg from 'pg'
import { expect, test } from 'vitest'

import { keepAcademy } from '#src/testing/keep-academy.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })

const search = async (ip: string): Promise<number> =>
  (await academy.client().get('/api/search?q=training', { 'x-forwarded-for': ip })).status

test(
  'T7 L11 R8 one network that searches from eight addresses closes search to no other',
  async () => {
    // Searches take as long as they are let: they wait for a table.
    const holder = new pg.Client(academy.owner)
    await holder.connect()
    await holder.query('begin; lock table conferences in access exclusive mode')
    const found: number[] = []
    const flood = Array.from({ length: 8 * 8 }, async (_, n) => found.push(await search(`2001:db8:1:${n % 8}::1`)))
    try {
      await expect.poll(() => found.length, { timeout: seconds(20) }).toBeGreaterThanOrEqual(64 - 40)
      const honest = ['2001:db8:2::1', '192.0.2.1'].map(search)
      await setTimeout(200)
      await holder.query('rollback')
      expect(await Promise.all(honest)).toEqual([200, 200])
    } finally {
      await Promise.all([holder.end(), ...flood])
    }
    expect(found).toContain(503)
  },
  minutes(1),
)
