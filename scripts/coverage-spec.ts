// Which ids of the specification have a test. Without a flag it prints those without one; `--check` fails where the
// list in docs/spec/uncovered.txt is not exactly that; `--update` takes ids out of the list, never in.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readCoverage, uncoveredPage, type Coverage } from '@palestra/checks/coverage'
import { formatFinding } from '@palestra/checks/outcome'

const root = join(import.meta.dirname, '..')

function printUncovered({ requirements, uncovered }: Coverage): void {
  const sections = Map.groupBy(requirements, ({ section }) => section)
  const open = new Set(uncovered.map(({ id }) => id))
  for (const [section, all] of sections) {
    const without = all.filter(({ id }) => open.has(id)).map(({ id }) => id)
    console.log(`${section}: ${all.length - without.length} of ${all.length}`)
    if (without.length > 0) console.log(`  ${without.join(' ')}`)
  }
  console.log(`Tests name ${requirements.length - uncovered.length} of ${requirements.length} ids.`)
}

async function update({ uncovered, allowed }: Coverage): Promise<void> {
  const isFirst = !existsSync(join(root, uncoveredPage))
  const kept = uncovered.map(({ id }) => id).filter(id => isFirst || allowed.has(id))
  const sorted = kept.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  await writeFile(join(root, uncoveredPage), sorted.map(id => `${id}\n`).join(''))
  console.log(`${uncoveredPage} lists ${kept.length} ids.`)
}

if (process.argv.includes('--update')) await update(await readCoverage(root))
const coverage = await readCoverage(root)
if (!process.argv.includes('--check') && !process.argv.includes('--update')) printUncovered(coverage)
coverage.findings.forEach(finding => console.log(formatFinding(finding)))
process.exitCode = coverage.findings.length > 0 ? 1 : 0
