// `npm test`: the checks, the unit and HTTP-edge tests, a fresh build, then the journeys in a real browser. Says at the end
// where the time went.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { slowestOf } from './slowest-tests.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = (file: string) => join(root, 'node_modules', file)
const reports = { tests: join(root, '.cache/tests.json'), journeys: join(root, '.cache/journeys.json') }

const phases: readonly { name: string; args: string[]; environment?: Record<string, string> }[] = [
  { name: 'check', args: ['scripts/check.ts'] },
  { name: 'build', args: ['scripts/build.mjs'] },
  {
    name: 'tests',
    args: [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile=${reports.tests}`],
  },
  {
    name: 'journeys',
    args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys },
  },
]

/** Seconds of the processor that ended children have had, with theirs; undefined where the system does not tell. */
function childrensTime(): number | undefined {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100 // user's and system's ticks
  } catch {
    return undefined
  }
}

const seconds = (count: number) => `${count.toFixed(1).padStart(7)} s`

for (const { name, args, environment } of phases) {
  const [started, before] = [performance.now(), childrensTime()]
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  const worked = (childrensTime() ?? Number.NaN) - (before ?? Number.NaN)
  const processor = Number.isNaN(worked) ? '' : `${seconds(worked)} of the processor`
  const verdict = status === 0 ? 'ok    ' : 'FAILED'
  console.log(`${verdict}  ${name.padEnd(12)}${seconds((performance.now() - started) / 1000)}${processor}`)
  if (status !== 0) process.exit(status ?? 1)
}

console.log('\nThe slowest tests:')
for (const { name, milliseconds } of slowestOf(reports)) console.log(`${seconds(milliseconds / 1000)}  ${name}`)
