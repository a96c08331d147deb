import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hashToken, newCode, newToken, sameText, sign } from './secrets.ts'

test('T9 ASVS 7.2.1 tokens have 256 random bits, are never the same and are stored as a hash', () => {
  const tokens = Array.from({ length: 200 }, newToken)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(hashToken('a token')).toBe(hashToken('a token'))
  expect(hashToken('a token')).not.toContain('token')
})

test('T3 ASVS 6.4.1 codes keep all their digits as a number', () => {
  for (const digits of [4, 6]) {
    const codes = Array.from({ length: 500 }, () => newCode(digits))
    for (const code of codes) expect(String(Number(code))).toMatch(new RegExp(`^[1-9]\\d{${digits - 1}}$`))
    expect(new Set(codes).size).toBeGreaterThan(400)
  }
})

test('a signature depends on the secret and on every character', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (secret, text, other) => {
      expect(sameText(sign(secret, text), sign(secret, text))).toBe(true)
      expect(sameText(sign(secret, text), sign(secret, other))).toBe(text === other)
      expect(sameText(sign(`${secret}x`, text), sign(secret, text))).toBe(false)
    }),
  )
})

test('texts are the same exactly if they are equal, of any length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(sameText(one, one)).toBe(true)
      expect(sameText(one, `${one}x`)).toBe(false)
      expect(sameText(one, other)).toBe(one === other)
    }),
  )
})
