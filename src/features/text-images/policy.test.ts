import { expect, test } from 'vitest'

import { expectLimits, expectImages } from '#src/testing/policies.ts'

import { orphanAgeMs, textImage, uploadLimit } from './policy.ts'

test('everybody sees the pictures of texts', () => {
  expectImages([textImage], 'everybody')
})

test('T56 uploads are counted, and a picture waits for its text for longer than that', () => {
  expectLimits([uploadLimit])
  expect(orphanAgeMs).toBeGreaterThan(uploadLimit.windowMs)
})
