import { expect, test } from 'vitest'

import { expectImages } from '#src/testing/policies.ts'

import { partnerLogo } from './policy.ts'

test('everybody sees the logos of partners, in their own proportions', () => {
  expectImages([partnerLogo], 'everybody')
  expect(partnerLogo).not.toHaveProperty('aspect')
})
