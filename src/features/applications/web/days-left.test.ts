import { expect, test } from 'vitest'

import { daysLeft } from './days-left.ts'

test('P-APP-2 days are counted by the calendar, down to none on the day of the deadline', () => {
  const endOfDay = '2027-01-07T23:59:59.999Z'
  expect(daysLeft(endOfDay, new Date('2026-11-30T12:00:00Z'), 'UTC')).toBe(38)
  expect(daysLeft(endOfDay, new Date('2027-01-06T23:00:00Z'), 'UTC')).toBe(1)
  expect(daysLeft('2027-01-07T09:00:00.000Z', new Date('2027-01-06T23:00:00Z'), 'UTC')).toBe(1)
  expect(daysLeft(endOfDay, new Date('2027-01-07T00:00:00Z'), 'UTC')).toBe(0)
  expect(daysLeft(endOfDay, new Date('2027-02-01T00:00:00Z'), 'UTC')).toBe(0)
})
