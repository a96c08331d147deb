// What a test run needs before its first file: pages that are built of the sources as they are, and a database.
import type { TestProject } from 'vitest/node'

import { requireBuilt } from '#root/scripts/build/built.mjs'

import { provideDatabase } from './provide-database.ts'

export default function setup(project: TestProject): Promise<() => Promise<void>> {
  requireBuilt(process.cwd(), 'pages')
  return provideDatabase(project)
}
