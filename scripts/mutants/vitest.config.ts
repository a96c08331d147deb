import { defineConfig } from 'vitest/config'

import { partOfRun } from './parts.ts'

const { tests } = partOfRun()

export default defineConfig({
  test: {
    include: [...tests],
    setupFiles: ['scripts/mutants/fail-at-once.ts'],
    // What a file loads once need not be loaded for the next one; a mutant has a worker of its own all the same.
    isolate: false,
  },
})
