import { defineConfig } from 'vitest/config'

import { partOfRun } from './parts.ts'

const { tests, hasDatabase } = partOfRun()

export default defineConfig({
  test: {
    include: [...tests],
    globalSetup: hasDatabase ? ['scripts/mutants/database.ts'] : [],
    setupFiles: ['scripts/mutants/fail-at-once.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // What a file loads once need not be loaded for the next one; a mutant has a process of its own all the same.
    isolate: false,
  },
})
