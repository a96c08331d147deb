import { expect, test } from 'vitest'

import { createFairLine } from './fair-line.ts'
import { takeTurnsByKey } from './turns.ts'

const few = { atOnce: 1, all: 10, network: 8, address: 6, account: 3 }
const soon = () => new Promise(resolve => setImmediate(resolve))

/** Brings a piece of work for each name, `address:account`, all at once. @returns the names in the order of their turns */
async function serve(names: readonly string[], limits = few) {
  const line = createFairLine(limits)
  const order: string[] = []
  const runs = names.map(async name => {
    const [address = '', account = ''] = name.split(':')
    using place = line.take({ address, account })
    if (!place) return order.push(`${name} refused`)
    // Not awaited, the place would be given back at once.
    return await place.run(async () => {
      order.push(name)
      await soon()
    })
  })
  await Promise.all(runs)
  return order
}

test('D3 ASVS 2.4.1 addresses take turns, and at each address its accounts do', async () => {
  const flood = ['evil:1', 'evil:1', 'evil:1', 'evil:2', 'evil:2', 'evil:2']
  expect(await serve([...flood, 'home:1', 'home:1', 'work:1'])).toEqual([
    'evil:1',
    'evil:1',
    'home:1',
    'work:1',
    'evil:2',
    'home:1',
    'evil:1',
    'evil:2',
    'evil:2',
  ])
})

test('D3 T7 networks take turns first, and all addresses of one hold a limited number of places', async () => {
  const evil = (n: number) => `192.0.2.${n}:1`
  const home = '198.51.100.1:1'
  const flood = [1, 2, 3, 4].map(evil)
  expect(await serve([...flood, home, home])).toEqual([evil(1), evil(2), home, evil(3), home, evil(4)])
  const wide = Array.from({ length: 12 }, (_, n) => evil(n))
  expect((await serve([...wide, home])).filter(name => name.endsWith('refused'))).toEqual(
    wide.slice(few.network).map(name => `${name} refused`),
  )
})

test('D3 one account, one address and all together hold a limited number of places, and give them back', async () => {
  expect((await serve(Array(4).fill('a:1'))).filter(name => name.endsWith('refused'))).toHaveLength(1)
  const wide = Array.from({ length: 8 }, (_, index) => `a:${index}`)
  expect((await serve(wide)).filter(name => name.endsWith('refused'))).toHaveLength(2)
  const spread = Array.from({ length: 12 }, (_, index) => `${index}:1`)
  expect((await serve(spread)).filter(name => name.endsWith('refused'))).toHaveLength(2)
  const line = createFairLine({ ...few, account: 1 })
  for (let round = 0; round < 3; round += 1) {
    using place = line.take({ address: 'a', account: '1' })
    expect(place).toBeDefined()
    expect(line.take({ address: 'a', account: '1' })).toBeUndefined()
  }
})

test('R18 T56 groups take turns before networks do, and each has all the places', async () => {
  const line = createFairLine({ ...few, all: 4 })
  const order: string[] = []
  const parties = [1, 2, 3, 4, 5].map(n => ({ group: 'visitor', address: `192.0.${n}.1`, account: '' }))
  const staff = { group: 'admin', address: 'person 1', account: '' }
  await Promise.all(
    [...parties, staff].map(async party => {
      using place = line.take(party)
      if (!place) return order.push(`${party.address} refused`)
      return await place.run(async () => {
        order.push(party.address)
        await soon()
      })
    }),
  )
  expect(order).toEqual(['192.0.1.1', '192.0.5.1 refused', '192.0.2.1', 'person 1', '192.0.3.1', '192.0.4.1'])
})

test('R18 whoever has gone leaves the line, and their work is not done', async () => {
  const line = createFairLine(few)
  const order: string[] = []
  const [leaving, staying] = [new AbortController(), new AbortController()]
  const run = async (name: string, { signal }: AbortController) => {
    using place = line.take({ address: name, account: '' })
    return await place?.run(async () => {
      order.push(name)
      await soon()
    }, signal)
  }
  const runs = [run('a', staying), run('b', leaving), run('b', leaving), run('c', staying), run('b', staying)]
  leaving.abort()
  const outcomes = await Promise.allSettled([...runs, run('d', leaving)])
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, true, true, false])
  expect(order).toEqual(['a', 'b', 'c'])
})

test('work that fails passes its turn on, and no more runs at once than may', async () => {
  const line = createFairLine({ ...few, atOnce: 2 })
  let [running, most] = [0, 0]
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) =>
      line.own.run(async () => {
        most = Math.max(most, (running += 1))
        await soon()
        running -= 1
        if (index % 2) throw new Error('failed')
        return index
      }),
    ),
  )
  expect(outcomes.map(({ status }) => status)).toEqual([0, 1, 2].flatMap(() => ['fulfilled', 'rejected']))
  expect([most, running]).toEqual([2, 0])
})

test('R8 of one key one piece of work runs at a time, a few wait, and other keys run beside it', async () => {
  const take = takeTurnsByKey(3)
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, (running += 1))
    await soon()
    running -= 1
    return 'done'
  }
  const all = await Promise.all(['a', 'a', 'a', 'a'].map(key => take(key, work)))
  expect([all, most]).toEqual([['done', 'done', 'done', undefined], 1])
  await Promise.all(['a', 'b'].map(key => take(key, work)))
  expect(most).toBe(2)
})
