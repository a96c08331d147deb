import { expect, test } from 'vitest'

import { isDrawnOnPaper } from './on-paper.ts'

test.each([
  [[228, 228, 228], 85, true],
  [[255, 250, 239], 100, true],
  [[227, 228, 228], 100, false],
  [[255, 255, 238], 100, false],
  [[255, 255, 255], 84, false],
  [[20, 20, 20], 100, false],
] as const)(
  'a picture whose edge is %j, and that is flat to %i percent, is drawn on paper: %s',
  (colour, percentFlat, is) => {
    expect(isDrawnOnPaper({ colour, percentFlat })).toBe(is)
  },
)
