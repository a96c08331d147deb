import { relative } from 'node:path'

import { codeFolders, listFiles } from '@palestra/checks/files'
import type { Outcome } from '@palestra/checks/outcome'
import { z } from 'zod'

import { findingsOf, runTool, unreadFiles } from './tool.ts'

const Report = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(z.object({ message: z.string(), loc: z.object({ start: z.object({ line: z.number() }) }) })),
  }),
)

const folders = [...codeFolders, 'docs', 'messages', 'migrations']
const endings = 'ts,tsx,mjs,cjs,js,json,md,txt,css,html,svg,sql,vtt,sh,yml,yaml'
const isPage = (path: string): boolean => new RegExp(`\\.(${endings.replaceAll(',', '|')})$`).test(path)

/** secretlint: no key that opens something is written down (T75), as .secretlintrc.json sets its rules. */
export async function checkSecrets(root: string): Promise<Outcome> {
  const wanted = (await listFiles(root, folders)).filter(isPage).length
  const pages = [`{${folders.join(',')}}/**/*.{${endings}}`, `*.{${endings}}`, '**/.env*', '.npmrc']
  const run = await runTool(root, '.bin/secretlint', [...pages, '--format', 'json'])
  if (!run.output.startsWith('[')) return { read: 0, unit: 'files', findings: findingsOf(run, () => false) }
  const report = Report.parse(JSON.parse(run.output))
  const findings = report.flatMap(({ filePath, messages }) =>
    messages.map(({ message, loc }) => ({ path: relative(root, filePath), line: loc.start.line, text: message })),
  )
  return { read: report.length, unit: 'files', findings: [...findings, ...unreadFiles(report.length, wanted)] }
}
