import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'

import { hashPassword, isCommonPassword, isHashOutdated, takeHashingPlace, verifyPassword } from './passwords.ts'

test('T12 ASVS 11.4.2 ASVS 11.2.2 a hash is argon2id with today’s parameters and its own salt', async () => {
  const [one, two] = [await hashPassword('metres-99'), await hashPassword('metres-99')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(isHashOutdated(one)).toBe(false)
  expect([await verifyPassword('metres-99', one), await verifyPassword('metres-98', one)]).toEqual([true, false])
})

test('T12 a password counts to its last character', async () => {
  const long = 'x'.repeat(80)
  const stored = await hashPassword(`${long}a`)
  expect([await verifyPassword(`${long}a`, stored), await verifyPassword(`${long}b`, stored)]).toEqual([true, false])
})

test('T12 a hash with less work is outdated', async () => {
  expect(isHashOutdated(await hash('x', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true)
  expect(isHashOutdated(await hash('x', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }))).toBe(true)
})

test('T8 an account that is not there costs the same work', async () => {
  const stored = await hashPassword('metres-99')
  const timed = async (known: string | undefined) => {
    const started = performance.now()
    expect(await verifyPassword('another password', known)).toBe(false)
    return performance.now() - started
  }
  await timed(undefined)
  const [there, missing]: [number[], number[]] = [[], []]
  for (let round = 0; round < 15; round += 1) {
    there.push(await timed(stored))
    missing.push(await timed(undefined))
  }
  // The fastest of each is least disturbed by what else the machine does.
  expect(Math.min(...missing)).toBeGreaterThan(Math.min(...there) / 2)
})

test('D3 few hashes run at once; one account and one address are told when they bring too many', async () => {
  const memory = process.memoryUsage().rss
  await Promise.all(Array.from({ length: 60 }, () => hashPassword('metres-99')))
  expect(process.memoryUsage().rss - memory).toBeLessThan(100e6)
  const take = (address: string, account: string) => takeHashingPlace({ address, account })
  const taken = Array.from({ length: 80 }, (_, index) => take('203.0.113.1', `account-${index}`))
  expect(taken.filter(place => place === undefined)).toHaveLength(50)
  using other = take('203.0.113.2', 'account-1')
  expect(other).toBeDefined()
  for (const place of taken) place?.[Symbol.dispose]()
})

test.each([
  'password',
  'Password1!',
  'P@$$w0rd',
  '123Qwerty!',
  '$ummer2024',
  'DRAGON!!',
  'Qwerty1$',
  'palestra2026',
  '123456',
  '20260101',
])('T11 ASVS 6.2.8 %s is common', password => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Stride-0.44s', 'correct horse battery staple', 'Learner-2026', '40392-77516', '', '!!!', 'Xk9$mmPq2!'])(
  'T11 ASVS 6.2.9 %j is not a common word in disguise',
  password => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
