import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { days } from '#src/wire/durations.ts'

import { confirmedBy, confirmToken, unsubscribedBy, unsubscribeToken } from './policy.ts'

const secret = 'a secret of the academy'
const email = 'ada@example.org'
const askedAt = new Date('2026-03-01T12:00:00.123Z')
const after = (ms: number): Date => new Date(askedAt.getTime() + ms)

describe('a link that confirms an address', () => {
  const token = confirmToken(secret, email, askedAt)

  test('names the address and when it was asked for, for seven days', () => {
    for (const now of [askedAt, after(days(7) - 1)]) expect(confirmedBy(secret, token, now)).toEqual({ email, askedAt })
    for (const now of [after(days(7)), after(days(70))]) expect(confirmedBy(secret, token, now)).toBeUndefined()
  })

  test('takes nobody off the letter, and the other one confirms nothing', () => {
    expect(unsubscribedBy(secret, token)).toBeUndefined()
    expect(confirmedBy(secret, unsubscribeToken(secret, email), askedAt)).toBeUndefined()
  })
})

test('a link in an old mail takes its address off the letter', () => {
  expect(unsubscribedBy(secret, unsubscribeToken(secret, email))).toBe(email)
})

test('every address comes out as it went in', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.date({ noInvalidDate: true, min: new Date(0) }), (address, day) => {
      expect(confirmedBy(secret, confirmToken(secret, address, day), day)).toEqual({ email: address, askedAt: day })
      expect(unsubscribedBy(secret, unsubscribeToken(secret, address))).toBe(address)
    }),
  )
})

test('a token of another academy, or with any sign changed, is none', () => {
  const tokens = [confirmToken(secret, email, askedAt), unsubscribeToken(secret, email)]
  const isNone = (key: string, token: string): boolean =>
    !confirmedBy(key, token, askedAt) && unsubscribedBy(key, token) === undefined
  for (const token of tokens) {
    expect(isNone('another secret', token)).toBe(true)
    for (const [at, sign] of [...token].entries()) {
      const changed = `${token.slice(0, at)}${sign === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
      expect(isNone(secret, changed), changed).toBe(true)
      expect(isNone(secret, token.slice(0, at)), `the first ${at} signs`).toBe(true)
    }
  }
})
