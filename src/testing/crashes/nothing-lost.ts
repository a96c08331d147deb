import { expect } from 'vitest'

import { createDatabase } from '../starting/database.ts'
import { runPaymentCrashes } from './rounds.ts'

/** Kills an academy that sells, so many times, and expects one course for every acknowledged payment. */
export async function expectNothingLost(rounds: number): Promise<void> {
  const database = await createDatabase()
  await using cleaning = new AsyncDisposableStack()
  cleaning.defer(database.drop)
  const report = await runPaymentCrashes({ rounds, settings: database.settings })
  expect(report).toMatchObject({ lost: [], doubles: [], failures: [], acknowledged: report.paid })
  expect(report.paid).toBeGreaterThan(rounds * 2)
  expect(new Set(Object.values(report.counts))).toEqual(new Set([report.paid]))
}
