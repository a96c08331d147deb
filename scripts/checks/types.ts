import { isAbsolute } from 'node:path'

import type { Outcome } from '@palestra/checks/outcome'

import { findingsOf, runTool, unreadFiles, countFiles } from './tool.ts'

// One thread: side by side with the lint, four of them only double the work. What the last run found out of files that
// are as they were is kept: a second run takes a fifth of the first one's time.
const options = ['--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']

/** TypeScript accepts the whole project. */
export async function checkTypes(root: string): Promise<Outcome> {
  const wanted = await countFiles(root, path => /\.tsx?$/.test(path))
  const run = await runTool(root, 'tsc7/bin/tsc', [...options, '--pretty', 'false', '--listFiles'])
  const isListed = (line: string) => isAbsolute(line)
  const isDetail = (line: string) => line.startsWith(' ')
  const read = run.output.split('\n').filter(line => isListed(line) && !line.includes('/node_modules/')).length
  const findings = findingsOf(run, line => isListed(line) || isDetail(line))
  return { read, unit: 'files', findings: [...findings, ...unreadFiles(read, wanted)] }
}
