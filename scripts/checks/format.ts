import { isCode } from '@palestra/checks/files'
import type { Outcome } from '@palestra/checks/outcome'

import { countIn, findingsOf, presentFolders, runTool, unreadFiles, countFiles } from './tool.ts'

/** Every file stands as oxfmt would write it. */
export async function checkFormat(root: string): Promise<Outcome> {
  const wanted = await countFiles(root, isCode)
  const run = await runTool(root, '.bin/oxfmt', ['--check', ...presentFolders(root)])
  const findings = findingsOf(run, line => /^(Checking|Finished|Format issues)/.test(line))
  const unformatted = findings.map(({ text }) => ({
    path: text.replace(/ \(\d+ms\)$/, ''),
    text: 'is not formatted; npm run format',
  }))
  const read = countIn(run.output, /on (\d+) files/)
  return { read, unit: 'files', findings: [...unformatted, ...unreadFiles(read, wanted)] }
}
