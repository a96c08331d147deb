import { test } from 'vitest'

import { minutes } from '#src/wire/durations.ts'

import { expectNothingLost } from './nothing-lost.ts'

test(
  'R1 R2 P1 P2 an academy that is killed while it sells loses no acknowledged payment and doubles none',
  { timeout: minutes(2) },
  async () => expectNothingLost(1),
)
