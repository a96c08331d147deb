import { expect, test } from 'vitest'

import { sign } from '#src/server/security/secrets.ts'

import { isConfirmed, isSetUpKey, isTestMailKey, setUpKey, testMailKey } from './policy.ts'

const [secret, other] = ['a secret of an academy', 'the secret of another']

test('the set-up opens by the key of this academy alone', () => {
  expect(isSetUpKey(secret, setUpKey(secret))).toBe(true)
  expect(setUpKey(secret)).toBe(setUpKey(secret))
  for (const wrong of [setUpKey(other), '', `${setUpKey(secret)}x`, testMailKey(secret, '7'), sign(secret, '')])
    expect(isSetUpKey(secret, wrong)).toBe(false)
})

test('the link of a test mail proves that it reached this administrator, and opens nothing else', () => {
  const given = testMailKey(secret, '7')
  expect(isTestMailKey(secret, { given, userId: '7' })).toBe(true)
  expect(isTestMailKey(secret, { given, userId: '8' })).toBe(false)
  expect(isTestMailKey(other, { given, userId: '7' })).toBe(false)
  expect(isTestMailKey(secret, { given: setUpKey(secret), userId: '7' })).toBe(false)
})

test('who ends the demo types the name of the academy, in whatever letters', () => {
  expect(['Palestra', ' palestra ', 'PALESTRA'].map(typed => isConfirmed(typed, ' Palestra '))).toEqual([
    true,
    true,
    true,
  ])
  expect(['', 'Palest', 'Palestra!'].map(typed => isConfirmed(typed, 'Palestra'))).toEqual([false, false, false])
})
