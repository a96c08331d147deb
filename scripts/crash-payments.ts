// Usage: node scripts/crash-payments.ts [ROUNDS] [control]
// Kills an academy in the middle of purchases and webhooks, starts it again and compares what was acknowledged with what
// was granted. `control` does the same to an academy whose webhook answers before it works: it must lose some.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase } from '@palestra/embedded-postgres'

import { runPaymentCrashes } from '#src/testing/crashes/rounds.ts'

const [rounds = '30', mode] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'crash-payments-'))
const database = await openDatabase({ dataDir: join(folder, 'postgres') })
try {
  const started = performance.now()
  const report = await runPaymentCrashes({
    rounds: Number(rounds),
    settings: { ...database.config, ssl: false },
    hasty: mode === 'control',
    onRound: (round, { paid, acknowledged }) =>
      console.log(`kill ${round}: ${paid} paid, ${acknowledged.size} acknowledged`),
  })
  const { lost, doubles, failures, counts, ...numbers } = report
  console.log({ mode: mode ?? 'product', rounds: Number(rounds), ...numbers, ...counts })
  console.log(`lost ${lost.length}, doubled ${doubles.length}, failed purchases ${failures.length}`)
  for (const line of [...lost, ...doubles, ...failures].slice(0, 20)) console.log(`  ${line}`)
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
  process.exitCode = lost.length + doubles.length + failures.length > 0 ? 1 : 0
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
