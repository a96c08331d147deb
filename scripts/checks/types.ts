import { isAbsolute } from 'node:path'

import type { Outcome } from './outcome.ts'
import { findingsOf, runTool, unreadFiles, countFiles } from './tool.ts'

/** TypeScript accepts the whole project. One thread: side by side with the lint, four of them only double the work. */
export async function checkTypes(root: string): Promise<Outcome> {
  const wanted = await countFiles(root, path => /\.tsx?$/.test(path))
  const run = await runTool(root, 'tsc7/bin/tsc', ['--noEmit', '--singleThreaded', '--pretty', 'false', '--listFiles'])
  const isListed = (line: string) => isAbsolute(line)
  const isDetail = (line: string) => line.startsWith(' ')
  const read = run.output.split('\n').filter(line => isListed(line) && !line.includes('/node_modules/')).length
  const findings = findingsOf(run, line => isListed(line) || isDetail(line))
  return { read, unit: 'files', findings: [...findings, ...unreadFiles(read, wanted)] }
}
