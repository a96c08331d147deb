import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

import pg from 'pg'
import { expect, test, vi } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: minutes(2) })

const FLOODERS = 40

type Asked = { readonly status: number; readonly retryAfter: string | undefined; readonly ms: number }

/** @param from an address of this machine */
const ask = (url: string, from: string, agent: Agent, headers: Record<string, string> = {}): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const asked = request(url, { localAddress: from, agent, headers }, answer => {
      const { statusCode: status = 0, headers: heard } = answer
      answer
        .resume()
        .once('end', () => resolve({ status, retryAfter: heard['retry-after'], ms: performance.now() - start }))
    })
    asked.once('error', reject).end()
  })

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

test('L11 what is refused for want of room is one line in the log, without a stack, and is counted', async () => {
  await using academy = await startAcademy({ environment: { LOG_LEVEL: 'warn' } })
  const counted = async () =>
    Number(/crowded_total\{kind="page"\} (\d+)/.exec((await academy.client().get('/metrics')).text)?.[1] ?? 0)
  const before = await counted() // of the process, in which other tests ran
  const holder = new pg.Client(academy.owner)
  await holder.connect()
  await holder.query('begin; lock table courses') // no page is drawn as long as this is held, however quick the machine
  const agent = new Agent({ keepAlive: true })
  let refused = 0
  const asked = Array.from({ length: FLOODERS }, async (_, n) => {
    const { status } = await ask(`${academy.url}/courses?title=${n}`, '127.0.0.25', agent)
    if (status === 503) refused += 1
  })
  await expect.poll(() => refused, { interval: 10 }).toBeGreaterThan(FLOODERS / 2)
  await holder.end()
  await Promise.all(asked)
  agent.destroy()
  const lines = academy.logs.map(line => JSON.parse(line))
  expect(lines.filter(({ event }) => event === 'crowded')).toEqual(
    Array(refused).fill(expect.objectContaining({ level: 40, kind: 'page' })),
  )
  expect(academy.logs.join('')).not.toContain('stack')
  expect((await counted()) - before).toBe(refused)
})

test.each(['/courses', '/api/courses'])(
  'R8 L11 one address that has %s made anew on forty connections keeps no learner waiting',
  async path => {
    await using academy = await startAcademy()
    const { client } = await seedUser(academy)
    const cookie = [...client.cookies].map(pair => pair.join('=')).join('; ')
    const agent = new Agent({ keepAlive: true })
    const other = new Agent({ keepAlive: true })
    const learner = () => ask(`${academy.url}${path}?plan=${randomUUID()}`, '127.0.0.26', other, { cookie })
    const several = async (): Promise<Asked[]> => {
      const found: Asked[] = []
      for (let n = 0; n < 15; n += 1) found.push(await learner())
      return found
    }
    await several()
    const flooded: Asked[] = []
    let isOver = false
    const flooding = Array.from({ length: FLOODERS }, async () => {
      while (!isOver) {
        flooded.push(await ask(`${academy.url}${path}?plan=${randomUUID()}`, '127.0.0.25', agent))
        await setTimeout(1) // who is refused at once lets the others have a turn
      }
    })
    try {
      await expect.poll(() => flooded.length, { timeout: seconds(30) }).toBeGreaterThan(FLOODERS)
      const beside = await several()
      expect(new Set(beside.map(({ status }) => status))).toEqual(new Set([200]))
      // Both ask for the same: who floods waits for their own, the learner for one piece of it.
      const own = median(flooded.filter(({ status }) => status === 200).map(({ ms }) => ms))
      expect(median(beside.map(({ ms }) => ms))).toBeLessThan(0.8 * own)
      expect((await ask(`${academy.url}/readyz`, '127.0.0.26', other)).status).toBe(200)
    } finally {
      isOver = true
      await Promise.all(flooding)
      agent.destroy()
      other.destroy()
    }
    const refused = flooded.filter(({ status }) => status !== 200)
    expect(refused.every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0)).toBe(true)
  },
)
