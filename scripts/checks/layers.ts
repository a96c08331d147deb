import { isCode, isTest } from '@palestra/checks/files'
import type { Outcome } from '@palestra/checks/outcome'
import { z } from 'zod'

import { presentFolders, readReport, runTool, unreadFiles, countFiles } from './tool.ts'

const reportShape = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
        cycle: z.array(z.object({ name: z.string() })).optional(),
      }),
    ),
  }),
})

const isLayered = (path: string): boolean => /^(packages|src)\//.test(path)

/** Imports go down only, as .dependency-cruiser.cjs draws the layers. */
export async function checkLayers(root: string): Promise<Outcome> {
  const wanted = await countFiles(root, path => isLayered(path) && isCode(path) && !isTest(path))
  const folders = presentFolders(root).filter(folder => isLayered(`${folder}/`))
  const run = await runTool(root, '.bin/depcruise', [...folders, '--output-type', 'json'])
  const { summary } = readReport(run, reportShape)
  const findings = summary.violations.map(({ from, to, rule, cycle }) => ({
    path: from,
    text: `${rule.name}: imports ${cycle === undefined ? to : cycle.map(step => step.name).join(' > ')}`,
  }))
  const read = summary.totalCruised
  return { read, unit: 'modules', findings: [...findings, ...unreadFiles(read, wanted)] }
}
