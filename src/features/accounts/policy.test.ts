import { expect, test } from 'vitest'

import { expectLimits, expectImages } from '#src/testing/policies.ts'
import { minutes } from '#src/wire/durations.ts'

import * as policy from './policy.ts'

const { limits } = policy

test('L-PROF-1 pictures of people are squares that everybody may see', () => {
  expectImages([policy.avatarImage], 'everybody')
  expect(policy.avatarImage.aspect).toBe(1)
})

test.for([
  ['public/avatars/5b0c4d2e/500.avif', true],
  ['public/avatars/ada/320.avif', false], // the demo's, which several share
  ['public/avatars/5b0c4d2e/500.avif.txt', false],
  ['public/avatars/1500.avif', false],
  ['public/courses/5b0c4d2e/500.avif', false],
  ['private/public/avatars/5b0c4d2e/500.avif', false],
  ['public/avatars', false],
  ['', false],
] as const)('the picture %s is its person’s own: %s', ([key, isOwn]) => {
  expect(policy.isUploadedImage(key)).toBe(isOwn)
})

test('T1 T2 T5 T49 every limit counts for itself', () => {
  expectLimits(Object.values(limits))
})

test('T1 T5 D3 who may do something alone may do it less often than all together', () => {
  expect(limits.guesses.max).toBeLessThan(limits.account.max)
  expect(limits.guesses.max).toBeLessThan(limits.signIns.max)
  expect(limits.codes.max).toBeLessThan(limits.codesToOne.max)
  expect(limits.prompts.max).toBeLessThan(limits.allPrompts.max)
  expect(limits.answers.max).toBeLessThan(limits.address.max)
})

test('D-16 D-21 T16 what travels by mail is short-lived, what undoes a change lives longest', () => {
  expect(policy.codeLifeMs).toBe(minutes(10))
  expect(policy.resetLifeMs).toBe(minutes(60))
  expect(policy.undoLifeMs).toBe(minutes(72 * 60))
  expect(policy.codeTries).toBe(5)
})
