import { isCode } from '@palestra/checks/files'
import type { Outcome } from '@palestra/checks/outcome'
import { z } from 'zod'

import { presentFolders, readReport, runTool, unreadFiles, countFiles } from './tool.ts'

const reportShape = z.object({
  number_of_files: z.number(),
  diagnostics: z.array(
    z.object({
      code: z.string().optional(),
      message: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
})

/** oxlint with its type-aware rules, as .oxlintrc.json sets them. */
export async function checkLint(root: string): Promise<Outcome> {
  const wanted = await countFiles(root, isCode)
  const run = await runTool(root, '.bin/oxlint', ['--format=json', ...presentFolders(root)])
  const report = readReport(run, reportShape)
  const findings = report.diagnostics.map(({ code, message, filename, labels }) => ({
    path: filename,
    line: labels[0]?.span.line ?? 1,
    text: code === undefined ? message : `${message} (${code})`,
  }))
  const read = report.number_of_files
  return { read, unit: 'files', findings: [...findings, ...unreadFiles(read, wanted)] }
}
