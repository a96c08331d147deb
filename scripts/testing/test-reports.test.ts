import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { failedFiles, failedJourneys, failedOf, slowestOf } from './test-reports.ts'

async function write(testResults: unknown[], specs: unknown[], errors?: unknown[]) {
  const folder = await mkdtemp(join(tmpdir(), 'test-reports-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const reports = { tests: join(folder, 'tests.json'), journeys: join(folder, 'journeys.json') }
  await writeFile(reports.tests, JSON.stringify({ testResults }))
  await writeFile(reports.journeys, JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }], errors }))
  return reports
}

const spec = (title: string, ok: boolean, results: unknown[]) => ({
  file: 'buy.spec.ts',
  title,
  ok,
  tests: [{ results }],
})

test('the slowest of tests and journeys come first, a second try counts too', async () => {
  const assertionResults = [
    { fullName: 'quick', duration: 5, status: 'passed', failureMessages: [] },
    { fullName: 'slow', duration: 900, status: 'passed', failureMessages: [] },
    { fullName: 'skipped', duration: null, status: 'skipped' },
  ]
  const tries = [
    { duration: 600, errors: [{ message: 'once' }] },
    { duration: 700, errors: [] },
  ]
  const reports = await write([{ name: '/a/b/one.test.ts', assertionResults }], [spec('twice', true, tries)])
  expect(slowestOf(reports, 3)).toEqual([
    { name: 'buy.spec.ts › twice', milliseconds: 1300 },
    { name: 'one.test.ts › slow', milliseconds: 900 },
    { name: 'one.test.ts › quick', milliseconds: 5 },
  ])
  expect(failedOf(reports)).toEqual([])
})

test('each test that failed is named with the beginning of what it said, in plain letters', async () => {
  const long = Array.from({ length: 40 }, (_, n) => `\u001B[31mline ${n}\u001B[39m`).join('\n')
  const reports = await write(
    [
      {
        name: '/a/one.test.ts',
        assertionResults: [{ fullName: 'long', status: 'failed', failureMessages: [long] }],
      },
      { name: '/a/two.test.ts', message: 'no such module', assertionResults: [] },
    ],
    [spec('away', false, [{ duration: 1, errors: [{ message: 'no button' }] }])],
  )
  const failed = failedOf(reports)
  expect(failed.map(one => one.split('\n').slice(0, 2))).toEqual([
    ['one.test.ts › long', '    line 0'],
    ['two.test.ts', '    no such module'],
    ['buy.spec.ts › away', '    no button'],
  ])
  expect(failed[0]?.split('\n')).toHaveLength(16)
})

test('what failed in no journey, such as a line in the log of the academy, is told too', async () => {
  const reports = await write([], [spec('good', true, [])], [{ message: 'The server logged errors' }])
  expect(failedOf(reports)).toEqual(['around the journeys\n    The server logged errors'])
})

test('a report that was never written tells nothing', () => {
  expect(failedOf({ tests: '/nowhere/tests.json' })).toEqual([])
})

test('the files that failed are named, by a hook or by a test', async () => {
  const hung = { name: '/a/hung.test.ts', message: 'Hook timed out', assertionResults: [] }
  const good = { name: '/a/good.test.ts', message: '', assertionResults: [{ fullName: 'good', status: 'passed' }] }
  const bad = { name: '/a/bad.test.ts', message: '', assertionResults: [{ fullName: 'bad', status: 'failed' }] }
  expect(failedFiles((await write([hung, good], [])).tests)).toEqual(['/a/hung.test.ts'])
  expect(failedFiles((await write([good], [])).tests)).toEqual([])
  expect(failedFiles((await write([hung, good, bad], [])).tests)).toEqual(['/a/hung.test.ts', '/a/bad.test.ts'])
  expect(failedFiles('/no/such/report.json')).toEqual([])
})

test('the journeys that failed are named, unless something failed around them too', async () => {
  const specs = [spec('good', true, []), spec('slow', false, [{ duration: 1, errors: [{ message: 'no button' }] }])]
  expect(failedJourneys((await write([], specs)).journeys)).toEqual(['buy.spec.ts › slow'])
  expect(failedJourneys((await write([], specs, [{ message: 'The server logged errors' }])).journeys)).toEqual([])
  expect(failedJourneys('/nowhere/journeys.json')).toEqual([])
})
