// npm run check: every static check, side by side. `npm run check lint css` runs only those two.
import { join } from 'node:path'

import { checkCoverage } from '@palestra/checks/coverage'
import { checkDependencies } from '@palestra/checks/dependencies'
import { checkFeatures } from '@palestra/checks/features'
import { checkLimits } from '@palestra/checks/limits'
import { formatFinding, runCheck, type Check } from '@palestra/checks/outcome'
import { checkSpecTexts } from '@palestra/checks/spec-texts'
import { checkStyles } from '@palestra/checks/styles'
import { checkTexts } from '@palestra/checks/texts'
import { checkWords } from '@palestra/checks/words'

import { checkCss } from './checks/css.ts'
import { checkDuplicates } from './checks/duplicates.ts'
import { checkFormat } from './checks/format.ts'
import { checkLayers } from './checks/layers.ts'
import { checkLint } from './checks/lint.ts'
import { checkSecrets } from './checks/secrets.ts'
import { checkTypes } from './checks/types.ts'
import { checkUnused } from './checks/unused.ts'

type Named = [name: string, check: Check]

const root = join(import.meta.dirname, '..')
const mostFindingsShown = 60

/** Programs of their own, the slowest first. Each already uses two cores in part, so two at a time fill them. */
const tools: Named[] = [
  ['types', checkTypes],
  ['lint', checkLint],
  ['duplicates', checkDuplicates],
  ['unused', checkUnused],
  ['layers', checkLayers],
  ['format', checkFormat],
  ['css', checkCss],
  ['secrets', checkSecrets],
]

/** Checks that no tool does, in this process, while the tools work. */
const own: Named[] = [
  ['features', checkFeatures],
  ['styles', checkStyles],
  ['words', checkWords],
  ['dependencies', checkDependencies],
  ['coverage', checkCoverage],
  ['limits', checkLimits],
  ['texts', checkTexts],
  ['screens', checkSpecTexts],
]

/** Runs and prints one check; returns whether it passed. */
async function report([name, check]: Named): Promise<boolean> {
  const start = performance.now()
  const { read, unit, findings, notes = [] } = await runCheck(check, root)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const isGood = findings.length === 0
  const verdict = isGood ? 'ok  ' : 'FAIL'
  console.log(`${verdict} ${name.padEnd(13)} ${`read ${read} ${unit}`.padEnd(38)} ${seconds.padStart(5)} s`)
  for (const note of notes) console.log(`       ${note}`)
  for (const finding of findings.slice(0, mostFindingsShown)) console.log(`     - ${formatFinding(finding)}`)
  if (findings.length > mostFindingsShown) console.log(`     … and ${findings.length - mostFindingsShown} more`)
  return isGood
}

/** Takes checks from the shared queue until it is empty. */
async function work(queue: Named[]): Promise<boolean[]> {
  const results: boolean[] = []
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) results.push(await report(next))
  return results
}

const chosen = process.argv.slice(2)
const isChosen = ([name]: Named): boolean => chosen.length === 0 || chosen.includes(name)
const toolQueue = tools.filter(isChosen)
const ownQueue = own.filter(isChosen)

const start = performance.now()
const results = (await Promise.all([work(toolQueue), work(toolQueue), work(ownQueue)])).flat()
const failed = results.filter(isGood => !isGood).length
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`${results.length - failed} of ${results.length} checks passed in ${seconds} s`)
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0
