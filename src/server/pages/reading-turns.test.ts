import { expect, test } from 'vitest'

import { actors } from '#src/testing/policies.ts'

import { addressKey } from '../http/addresses.ts'
import { createReadingTurns } from './reading-turns.ts'

const visitor = (ip: string) => ({ actor: actors.visitor, ip: addressKey(ip) })

test('T7 L11 R8 thirty addresses of one network leave places to draw pages in to every other', () => {
  const turns = createReadingTurns()
  using held = new DisposableStack()
  for (let n = 0; n < 30 * 12; n += 1) {
    try {
      held.use(turns.takePage(visitor(`2001:db8:1:${n % 30}::1`)))
    } catch {}
  }
  expect(turns.refused.page).toBe(330)
  for (const ip of ['2001:db8:2::1', '192.0.2.1']) expect(() => held.use(turns.takePage(visitor(ip)))).not.toThrow()
})

test('T7 L11 a school behind one IPv4 address has the share of an address', () => {
  const turns = createReadingTurns()
  using held = new DisposableStack()
  for (let n = 0; n < 12; n += 1) held.use(turns.takePage(visitor('192.0.2.1')))
  expect(() => turns.takePage(visitor('192.0.2.1'))).toThrow('too much at once: page')
  held.use(turns.takePage(visitor('192.0.2.2')))
})

test('L11 R8 however many networks ask, who is signed in finds a place, and visitors do when one is given back', () => {
  const turns = createReadingTurns()
  const held = Array.from({ length: 40 * 12 }, (_, n) => {
    try {
      return turns.takePage(visitor(`10.${n % 40}.0.1`))
    } catch {
      return undefined
    }
  })
  expect(held.filter(Boolean)).toHaveLength(200)
  using own = turns.takePage({ actor: actors.learner, ip: '10.0.0.1' })
  expect(own).toBeDefined()
  expect(() => turns.takePage(visitor('192.0.2.1'))).toThrow('too much at once: page')
  for (const place of held) place?.[Symbol.dispose]()
  turns.takePage(visitor('192.0.2.1'))[Symbol.dispose]()
})
