import { test } from 'vitest'

import { minutes } from '#src/wire/durations.ts'

import { expectNothingLost } from './nothing-lost.ts'

test(
  'R1 R2 L14 P1 P2 kill after kill while it sells, an academy loses no acknowledged payment and doubles none',
  { timeout: minutes(5) },
  async () => expectNothingLost(6),
)
