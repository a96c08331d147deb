import { partOfRun } from './parts.ts'

const { name, files, hasDatabase } = partOfRun()

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/leave-logs.mjs'],
  ignorers: ['logs'],
  mutate: files,
  vitest: {
    configFile: 'scripts/mutants/vitest.config.ts',
    // Only the tests that import a file: quickly found where no academy is, and never fewer than all where one is.
    related: !hasDatabase,
    // A thread starts sooner; an academy wants a process.
    pool: hasDatabase ? 'forks' : 'threads',
  },
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `.cache/mutants/${name}.json` },
  tempDirName: `.cache/mutants-${name}`,
  cleanTempDir: 'always',
  // A mutant that loops is given up; a test that waits on a busy machine is not.
  timeoutMS: hasDatabase ? 60_000 : 5000,
  concurrency: 1,
  logLevel: 'warn',
  warnings: { slow: false },
  ignorePatterns: ['.cache', 'docs', 'test-results', ...(hasDatabase ? [] : ['dist', 'packages/*/media'])],
}
