import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import type { Finding, Outcome } from '@palestra/checks/outcome'
import { z } from 'zod'

import { presentFolders, runTool } from './tool.ts'

const mostPercent = 1

const placeShape = z.object({ name: z.string(), start: z.number(), end: z.number() })
const reportShape = z.object({
  statistics: z.object({ total: z.object({ sources: z.number(), percentage: z.number() }) }),
  duplicates: z.array(z.object({ lines: z.number(), firstFile: placeShape, secondFile: placeShape })),
})

/** jscpd finds less than 1 % of the lines written twice. Below that, what it found is told and does not fail. */
export async function checkDuplicates(root: string): Promise<Outcome> {
  const report = await detect(root)
  const { sources, percentage } = report.statistics.total
  const copies = report.duplicates.map(({ lines, firstFile, secondFile }): Finding => {
    const other = `${relative(root, secondFile.name)}:${secondFile.start}`
    return {
      path: relative(root, firstFile.name),
      line: firstFile.start,
      text: `${lines} lines also stand in ${other}`,
    }
  })
  const note = `${percentage.toFixed(2)} % of the lines stand twice, in ${copies.length} places (limit ${mostPercent} %)`
  return { read: sources, unit: 'files', findings: percentage < mostPercent ? [] : copies, notes: [note] }
}

async function detect(root: string): Promise<z.infer<typeof reportShape>> {
  const folder = await mkdtemp(join(tmpdir(), 'duplicates-'))
  try {
    const args = ['--config', '.jscpd.json', '--reporters', 'json', '--output', folder, '--absolute', '--silent']
    const run = await runTool(root, '.bin/jscpd', [...args, ...presentFolders(root)])
    const report = await readFile(join(folder, 'jscpd-report.json'), 'utf8').catch(() => '')
    if (report === '') throw new Error(`jscpd wrote no report: ${run.errors || run.output}`)
    return reportShape.parse(JSON.parse(report))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
