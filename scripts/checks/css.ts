import { relative } from 'node:path'

import { isCode } from '@palestra/checks/files'
import type { Outcome } from '@palestra/checks/outcome'
import { z } from 'zod'

import { countFiles, findingsOf, presentFolders, runTool, unreadFiles } from './tool.ts'

const Report = z.array(
  z.object({ source: z.string(), warnings: z.array(z.object({ line: z.number(), text: z.string() })) }),
)

const isSheet = (path: string): boolean => !isCode(path) && path.endsWith('.css')

/** stylelint: logical sides, token colours, widths of queries in rem, and nothing that a browser would drop. */
export async function checkCss(root: string): Promise<Outcome> {
  const wanted = await countFiles(root, isSheet)
  const sheets = presentFolders(root).map(folder => `${folder}/**/*.css`)
  const run = await runTool(root, '.bin/stylelint', [...sheets, '--formatter=json', '--allow-empty-input'])
  const printed = [run.output, run.errors].find(text => text.trimStart().startsWith('['))
  if (printed === undefined) return { read: 0, unit: 'stylesheets', findings: findingsOf(run, () => false) }
  const report = Report.parse(JSON.parse(printed))
  const findings = report.flatMap(({ source, warnings }) =>
    warnings.map(({ line, text }) => ({ path: relative(root, source), line, text })),
  )
  return { read: report.length, unit: 'stylesheets', findings: [...findings, ...unreadFiles(report.length, wanted)] }
}
