import { join, relative } from 'node:path'

import type { Outcome } from '@palestra/checks/outcome'
import { z } from 'zod'

import { readReport, runTool } from './tool.ts'

const reportShape = z.object({
  processed: z.number(),
  found: z.array(z.object({ kind: z.string(), filePath: z.string(), symbol: z.string(), line: z.number().optional() })),
})

const reporter = join(import.meta.dirname, 'knip-reporter.ts')

/** knip finds no file, export or dependency that nothing uses, and nothing used that package.json lacks. */
export async function checkUnused(root: string): Promise<Outcome> {
  const run = await runTool(root, '.bin/knip', ['--reporter', reporter, '--no-progress'])
  const report = readReport(run, reportShape)
  const findings = report.found.map(({ kind, filePath, symbol, line = 1 }) => ({
    path: relative(root, filePath),
    line,
    text: kind === 'files' ? 'nothing uses this file' : `${kind}: ${symbol}`,
  }))
  return { read: report.processed, unit: 'files', findings }
}
