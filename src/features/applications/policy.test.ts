import { expect, test } from 'vitest'

import { expectImages } from '#src/testing/policies.ts'
import { days } from '#src/wire/durations.ts'

import { applicantImage, applicationImage, orphanAgeMs } from './policy.ts'

test('D-11 an application is seen by everybody, what applicants send by nobody but who may', () => {
  expectImages([applicationImage], 'everybody')
  expectImages([applicantImage], 'nobody')
})

test('T56 a picture waits a day for its registration', () => {
  expect(orphanAgeMs).toBe(days(1))
})
