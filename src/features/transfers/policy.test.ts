import { expect, test } from 'vitest'

import { expectFolder, expectImages } from '#src/testing/policies.ts'
import { days } from '#src/wire/durations.ts'

import { GRACE_MS, proofImage, proofPdf, REMINDED_MS, TRIED_AGAIN_MS } from './policy.ts'

test('T29 what proves a transfer is seen by nobody but who may, and large enough to be read', () => {
  expectImages([proofImage], 'nobody')
  expectFolder(proofPdf, 'nobody')
  expect(Math.max(...proofImage.widths)).toBeGreaterThanOrEqual(1600)
})

test('a buyer is reminded while money can still arrive, which is waited for after the last day', () => {
  expect(REMINDED_MS).toBeGreaterThan(GRACE_MS)
  expect(GRACE_MS).toBe(days(1))
  expect(TRIED_AGAIN_MS).toBeGreaterThan(REMINDED_MS)
})
