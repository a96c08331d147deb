import { expect, test } from 'vitest'

import { pathOf } from './signal-line.tsx'

test('L-VID-1 the time line rises where the signal does, from the first to the last moment', () => {
  expect(pathOf('00')).toBe('M0 36Q0 36 0.5 36L1 36')
  expect(pathOf('0zz')).toBe('M0 36Q0 36 0.5 18.5Q1 1 1.5 1L2 1')
})
