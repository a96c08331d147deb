import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { createPageCache, pack, packOnce, type Made } from './page-cache.ts'

const limits = { freshMs: 100, staleMs: 1000, countMs: 20, maxBytes: 1e6 }
const made = (body: string, more: Partial<Made> = {}): Made => ({
  status: 200,
  headers: {},
  tags: ['courses'],
  body,
  ...more,
})

/** A cache on a clock that stands still, and a maker that counts. */
function arrange(more: Partial<typeof limits> = {}) {
  const clock = { now: 0 }
  const cache = createPageCache({ ...limits, ...more, now: () => clock.now })
  let count = 0
  const ask = async (key: string, more: Partial<Made> = {}) => {
    const answer = await cache.get(key, async () => made(`${key} ${++count}`, more))
    return String(answer.bodies.identity)
  }
  return { cache, clock, ask }
}

/** A computation that ends when the test says so. */
function held(body: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Made>()
  return { make: () => promise, finish: () => resolve(made(body)), fail: () => reject(new Error('broken')) }
}

test('an answer is kept while it is fresh, and made anew behind a stale one', async () => {
  const { ask, clock } = arrange()
  expect(await ask('a')).toBe('a 1')
  clock.now = 99
  expect(await ask('a')).toBe('a 1')
  clock.now = 101
  expect(await ask('a')).toBe('a 1') // stale, and the next one is under way
  await expect.poll(() => ask('a')).toBe('a 2')
  clock.now = 101 + 1100
  expect(await ask('a')).toBe('a 3') // too old to be shown
})

test('all who ask at the same moment share one computation', async () => {
  const { cache } = arrange()
  const run = held('shared')
  let runs = 0
  const asking = Array.from({ length: 50 }, () =>
    cache.get('a', () => {
      runs += 1
      return run.make()
    }),
  )
  run.finish()
  const answers = await Promise.all(asking)
  expect([runs, new Set(answers).size]).toEqual([1, 1])
})

test('a change drops what was made from it, and nothing else', async () => {
  const { ask, cache } = arrange()
  await ask('a', { tags: ['course:1', 'courses'] })
  await ask('b', { tags: ['partners'] })
  cache.drop(['course:1'])
  expect(await ask('a')).toBe('a 3')
  expect(await ask('b')).toBe('b 2')
  cache.clear()
  expect(await ask('b')).toBe('b 4')
})

test.each(['drop', 'clear'] as const)(
  'a change during a computation (%s): its answer is not kept, nobody joins it',
  async how => {
    const { cache, ask } = arrange()
    const run = held('before the change')
    const first = cache.get('a', run.make)
    if (how === 'drop') cache.drop(['courses'])
    else cache.clear()
    expect(await ask('a')).toBe('a 1')
    run.finish()
    expect(String((await first).bodies.identity)).toBe('before the change')
    expect(await ask('a')).toBe('a 1')
  },
)

test('only whole pages with status 200 are kept', async () => {
  const { ask } = arrange()
  for (const more of [{ status: 404 }, { status: 302 }, { status: 500 }, { partial: true }]) {
    const first = await ask('a', more)
    expect(await ask('a', more)).not.toBe(first)
  }
})

test('a computation that fails is told to all who wait, and forgotten; a stale answer stays meanwhile', async () => {
  const { cache, ask, clock } = arrange()
  const run = held('')
  const asking = [cache.get('a', run.make), cache.get('a', run.make)]
  run.fail()
  expect((await Promise.allSettled(asking)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('a')).toBe('a 1')
  clock.now = 500
  const broken = await cache.get('a', () => Promise.reject(new Error('away')))
  expect(String(broken.bodies.identity)).toBe('a 1')
})

test('what was used longest ago makes room', async () => {
  const { ask } = arrange({ maxBytes: 1400 }) // two answers
  await ask('a')
  await ask('b')
  await ask('a')
  await ask('c')
  expect(await ask('a')).toBe('a 1')
  expect(await ask('b')).toBe('b 4')
})

test('every encoding carries the same bytes and the same tag', async () => {
  const body = `<p>${'sprint '.repeat(500)}ü</p>`
  const { bodies, etag } = await pack(made(body))
  expect(String(bodies.identity)).toBe(body)
  expect(String(bodies.br && brotliDecompressSync(bodies.br))).toBe(body)
  expect(String(bodies.gzip && gunzipSync(bodies.gzip))).toBe(body)
  expect(etag).toBe(packOnce(made(body), 'br').etag)
  expect(etag).not.toBe((await pack(made(`${body} `))).etag)
  const once = packOnce(made(body), 'zstd')
  expect(String(once.bodies.zstd && zstdDecompressSync(once.bodies.zstd))).toBe(body)
})

test('an answer with an old figure is given once more while the next one is made, and that not too often', async () => {
  const { cache, ask, clock } = arrange()
  expect(await ask('a')).toBe('a 1')
  cache.outpace(['courses'])
  clock.now = 19
  expect(await ask('a')).toBe('a 1')
  await new Promise(resolve => setImmediate(resolve))
  expect(await ask('a')).toBe('a 1') // made anew too lately to be made anew again
  clock.now = 20
  expect(await ask('a')).toBe('a 1')
  await expect.poll(() => ask('a')).toBe('a 2')
  clock.now = 60
  expect(await ask('a')).toBe('a 2') // nothing happened since
  cache.outpace(['blogs'])
  expect(await ask('a')).toBe('a 2')
  cache.drop(['courses'])
  expect(await ask('a')).toBe('a 3')
})

test('a figure that changes while an answer is made makes that answer stale', async () => {
  const { cache, ask, clock } = arrange()
  const run = held('a 0')
  const asking = cache.get('a', run.make)
  cache.outpace(['courses'])
  run.finish()
  await asking
  expect(await ask('a')).toBe('a 0')
  clock.now = 20
  expect(await ask('a')).toBe('a 0')
  await expect.poll(() => ask('a')).toBe('a 1')
})
