import { test, vi } from 'vitest'

import { minutes } from './durations.ts'
import { expectNoHalfCluster, expectNoLoss } from './fixtures/crash-outcomes.ts'
import { crashModes } from './fixtures/crash-rounds.ts'

vi.setConfig({ testTimeout: minutes(4) })

test.each(crashModes)(
  'R23 P6 kill -9 of %s during acknowledged writes, again and again, loses nothing and needs no repair',
  async mode => expectNoLoss(mode, 4),
)

test('P6 kills at many moments of the first start leave no half cluster', async () =>
  expectNoHalfCluster(Array.from({ length: 10 }, (_, round) => 120 + round * 90)))
