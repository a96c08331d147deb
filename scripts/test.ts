// `npm test`: the checks and a fresh build, then the unit and HTTP-edge tests and the journeys in a real browser.
// `npm run test:fast`: the checks, the tests that start nothing, and one journey for each feature.
// `npm run test:long`: what proves the same at full size, and with every setting changed. Each says at the end where the time went.
import { rmSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'

import { endWithTheRun } from '#src/testing/starting/end-with-the-run.ts'

import { isBuilt } from './build/built.mjs'
import { missingPrograms } from './s3-gateway.ts'
import { readPackages } from './testing/changed-packages.ts'
import { fastJourneys } from './testing/fast-journeys.ts'
import { runBeside, type Outcome, type Phase } from './testing/phases.ts'
import { failedFiles, failedJourneys, failedOf, slowestOf } from './testing/test-reports.ts'
import { unitTests } from './testing/unit-tests.ts'

const root = join(import.meta.dirname, '..')
const bin = (file: string) => join(root, 'node_modules', file)
const reports = { tests: join(root, '.cache/tests.json'), journeys: join(root, '.cache/journeys.json') }
const packages = readPackages(root)
const LINES_OF_A_FAILURE = 80

/** A build server tests every package: it has no mark of a run before, and must not trust one. */
const testedPackages = process.env['CI'] ? packages.all : packages.changed

const vitest = (...args: string[]): Phase => ({
  name: 'tests',
  args: [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reports.tests}`,
    ...args,
  ],
})
const projects = (...names: string[]): string[] => names.flatMap(name => ['--project', name])
const check: Phase = { name: 'check', args: ['scripts/check.ts'] }
const build: Phase[] = isBuilt(root, 'all') ? [] : [{ name: 'build', args: ['scripts/build.mjs'] }]
const journeys = (...args: string[]): Phase => ({
  name: 'journeys',
  args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys },
})
const fastOnes = fastJourneys.map(([file, title]) => `${file}\\.spec\\.ts.*${title}`).join('|')
const changedSettings: Phase = {
  ...journeys('--grep', fastOnes),
  name: 'settings',
  environment: { JOURNEY_SETTINGS: 'changed' },
}
/** Sixty values for each field of each call, where `npm test` sends four. */
const fuzz: Phase = {
  name: 'fuzz',
  args: [bin('vitest/vitest.mjs'), 'run', ...projects('product'), 'src/app/inputs/fuzz.test.ts'],
  environment: { FUZZ_VALUES: '60' },
}
const hasS3 = Boolean(process.env['S3_TEST_ENDPOINT']) || missingPrograms().length === 0
const s3: Phase[] = hasS3 ? [{ name: 's3', args: ['scripts/test-s3.ts'] }] : []

/** Phases of one line run beside each other, the lines one after the other. */
const plans: Record<string, () => readonly (readonly Phase[])[]> = {
  // Each of the two waits for a good part of its time, so that they share the cores well.
  all: () => [
    [check, ...build],
    [vitest(...projects('product', ...testedPackages)), journeys()],
  ],
  fast: () => [
    [check, ...build],
    [vitest(...projects('product'), ...unitTests(root)), journeys('--grep', fastOnes)],
  ],
  long: () => [build, [vitest(...projects('long'), '--maxWorkers=1')], [fuzz], [changedSettings], s3],
}

const seconds = (count: number) => `${count.toFixed(1).padStart(7)} s`

function lineOf({ name, isGood, seconds: wall, worked }: Outcome): string {
  const processor = worked === undefined ? '' : `${seconds(worked)} of the processor`
  return `${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)}${seconds(wall)}${processor}`
}

/** Runs a plan until a line of it fails. @returns how each phase went */
async function run(plan: readonly (readonly Phase[])[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const line of plan) {
    const ended = await runBeside(line, root)
    for (const outcome of ended) console.log(lineOf(outcome))
    outcomes.push(...ended)
    if (ended.some(({ isGood }) => !isGood)) break
  }
  return outcomes
}

/** So many files or journeys may stall on a build server; more are a fault. */
const MOST_AGAIN = 4

const namedFailures = ({ name }: Outcome): string[] =>
  name === 'tests' || name === 'journeys' ? failedOf({ [name]: reports[name] }) : []

const seldom = <T>(failed: readonly T[]): readonly T[] => (failed.length > MOST_AGAIN ? [] : failed)

/** What runs again, whole, what has failed of a phase. */
function againOf({ name, isGood }: Outcome): Phase | undefined {
  if (isGood) return undefined
  if (name === 'tests') {
    const files = seldom(failedFiles(reports.tests))
    return files.length > 0 ? { name, args: [bin('vitest/vitest.mjs'), 'run', ...files] } : undefined
  }
  const failed = name === 'journeys' ? seldom(failedJourneys(reports.journeys)) : []
  const again = ['test', '--last-failed', '--retries=0', '--reporter=list']
  return failed.length > 0 ? { name, args: [bin('@playwright/test/cli.js'), ...again] } : undefined
}

/**
 * A build server that tests and journeys share may stall for longer than a test waits, also at its second try: what has
 * failed is run once more, when nothing else runs. A fault fails there too.
 */
async function withSecondTry(outcomes: readonly Outcome[]): Promise<readonly Outcome[]> {
  if (!process.env['CI']) return outcomes
  const tried: Outcome[] = []
  for (const outcome of outcomes) {
    const phase = againOf(outcome)
    if (phase) console.log(`\nOnce more, alone:\n${namedFailures(outcome).join('\n')}`)
    const [again] = phase ? await runBeside([phase], root) : []
    tried.push(again?.isGood ? { ...outcome, isGood: true } : outcome)
    if (again) tried.push({ ...again, name: `${again.name} again` })
  }
  return tried
}

const mode = process.argv[2] ?? 'all'
const plan = plans[mode]
if (!plan) throw new Error(`No such tests: ${mode}. There are: ${Object.keys(plans).join(', ')}.`)
endWithTheRun()
// As low as the process of an image is: on busy cores its turn would come after seconds, and tests wait for it.
const { PRIORITY_BELOW_NORMAL } = constants.priority
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)
for (const report of Object.values(reports)) rmSync(report, { force: true }) // of the run before
const started = performance.now()
const outcomes = await withSecondTry(await run(plan()))

console.log(
  `\n${mode === 'all' ? 'npm test' : `npm run test:${mode}`} in ${seconds((performance.now() - started) / 1000).trim()}:`,
)
for (const outcome of outcomes) console.log(lineOf(outcome))
const has = (name: string): boolean => outcomes.some(one => one.name === name && one.isGood)
if (mode === 'all' && has('tests')) packages.notePassed()
if (mode === 'long' && !hasS3) console.log('No S3 server is here, so none was tested: see npm run test:s3')

const failed = outcomes.filter(({ isGood }) => !isGood)
// What failed is the last that stands there, also where something else was running beside it.
for (const outcome of outcomes.length > 1 ? failed : []) {
  const named = namedFailures(outcome)
  const said = named.length > 0 ? named.join('\n\n') : outcome.output.split('\n').slice(-LINES_OF_A_FAILURE).join('\n')
  console.log(`\n${outcome.name} failed:\n${said}`)
}
process.exitCode = failed.length > 0 ? 1 : 0

if (failed.length === 0) {
  console.log('\nThe slowest tests:')
  for (const { name, milliseconds } of slowestOf(reports)) console.log(`${seconds(milliseconds / 1000)}  ${name}`)
}
