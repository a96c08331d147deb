import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { slowestOf } from './slowest-tests.ts'

test('the slowest of tests and journeys come first, a second try counts too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slowest-tests-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const reports = { tests: join(folder, 'tests.json'), journeys: join(folder, 'journeys.json') }
  const assertionResults = [
    { fullName: 'quick', duration: 5 },
    { fullName: 'slow', duration: 900 },
    { fullName: 'skipped', duration: null },
  ]
  await writeFile(reports.tests, JSON.stringify({ testResults: [{ name: '/a/b/one.test.ts', assertionResults }] }))
  const spec = { file: 'buy.spec.ts', title: 'twice', tests: [{ results: [{ duration: 600 }, { duration: 700 }] }] }
  await writeFile(reports.journeys, JSON.stringify({ suites: [{ specs: [], suites: [{ specs: [spec] }] }] }))
  expect(slowestOf(reports, 3)).toEqual([
    { name: 'buy.spec.ts › twice', milliseconds: 1300 },
    { name: 'one.test.ts › slow', milliseconds: 900 },
    { name: 'one.test.ts › quick', milliseconds: 5 },
  ])
})
