import { expect, test } from 'vitest'

import { expectImages } from '#src/testing/policies.ts'

import { teacherPortrait } from './policy.ts'

test('everybody sees the portraits of teachers: upright, and wide enough for a page of their own', () => {
  expectImages([teacherPortrait], 'everybody')
  expect(teacherPortrait.aspect).toBeCloseTo(0.8)
  expect(Math.max(...teacherPortrait.widths)).toBe(1200)
})
