import { expect, test } from 'vitest'

import { allowedBy, expectFolder, expectImages } from '#src/testing/policies.ts'

import { canSeeDrafts, researchPdf, researchImage } from './policy.ts'

test('administrators alone see papers that are not published', () => {
  expect(allowedBy(canSeeDrafts)).toEqual(['administrator'])
})

test('D-11 everybody sees the picture of a paper; its PDF leaves through an address that asks who reads', () => {
  expectImages([researchImage], 'everybody')
  expectFolder(researchPdf, 'nobody')
})
