import { expect, test } from 'vitest'

import { expectImages } from '#src/testing/policies.ts'
import { days } from '#src/wire/durations.ts'

import { applicantImage, applicationImage, deadlineOf, orphanAgeMs } from './policy.ts'

test('D-11 an application is seen by everybody, what applicants send by nobody but who may', () => {
  expectImages([applicationImage], 'everybody')
  expectImages([applicantImage], 'nobody')
})

test('T56 a picture waits a day for its registration', () => {
  expect(orphanAgeMs).toBe(days(1))
})

test.each([
  ['2026-06-15', 'UTC', '2026-06-15T23:59:59.999Z'],
  ['2026-06-15', 'Africa/Algiers', '2026-06-15T22:59:59.999Z'],
  ['2026-06-15T18:30', 'Africa/Algiers', '2026-06-15T17:30:00.000Z'],
  // What names its own offset means an instant, whatever the academy's clock shows.
  ['2026-06-15T18:30Z', 'Africa/Algiers', '2026-06-15T18:30:00.000Z'],
  ['2026-06-15T18:30:00+05:30', 'Africa/Algiers', '2026-06-15T13:00:00.000Z'],
  ['2026-06-15T18:30:00-10:00', 'UTC', '2026-06-16T04:30:00.000Z'],
])('D-45 the deadline %s in %s is %s', (written, timeZone, instant) => {
  expect(deadlineOf(written, timeZone).toISOString()).toBe(instant)
})
