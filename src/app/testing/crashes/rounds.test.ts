import { expect, test } from 'vitest'

import { createDatabase } from '../database.ts'
import { runPaymentCrashes } from './rounds.ts'

test('R1 R2 P1 P2 an academy that is killed while it sells loses no acknowledged payment and doubles none', async () => {
  const database = await createDatabase()
  await using cleaning = new AsyncDisposableStack()
  cleaning.defer(database.drop)
  const report = await runPaymentCrashes({ rounds: 4, settings: database.settings })
  expect(report).toMatchObject({ lost: [], doubles: [], failures: [], acknowledged: report.paid })
  expect(report.paid).toBeGreaterThan(10)
  expect(new Set(Object.values(report.counts))).toEqual(new Set([report.paid]))
}, 120_000)
