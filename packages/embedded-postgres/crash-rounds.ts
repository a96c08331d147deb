// Usage: node packages/embedded-postgres/crash-rounds.ts [MODE|all] [ROUNDS] [FOLDER]
// Kills the embedded database in the middle of acknowledged writes, opens it again and checks every row. Linux only.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { crashModes, runCrashRounds } from './src/fixtures/crash-rounds.ts'

const [wanted = 'all', rounds = '30', base = tmpdir()] = process.argv.slice(2)
const modes = crashModes.filter(mode => wanted === 'all' || wanted === mode)
if (modes.length === 0) throw new Error(`No such mode: ${wanted}. Modes: ${crashModes.join(', ')}, all.`)

for (const mode of modes) {
  mkdirSync(base, { recursive: true })
  const report = await runCrashRounds({
    mode,
    rounds: Number(rounds),
    folder: mkdtempSync(join(base, 'crash-database-')),
  })
  console.log(
    `${mode}: ${rounds} rounds, ${report.failures.length} failed, ${report.acknowledged} acknowledged rows, ` +
      `reopened in ${spread(report.reopenMs)}, writing again after ${spread(report.backMs)}, ${report.left} processes left`,
  )
  for (const failure of report.failures) console.log(failure)
  if (report.failures.length + report.left > 0) process.exitCode = 1
}

function spread(times: readonly number[]): string {
  if (times.length === 0) return '- ms'
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  return `${median.toFixed(0)} ms (at most ${Math.max(...times).toFixed(0)})`
}
