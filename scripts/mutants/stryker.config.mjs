import { partOfRun } from './parts.ts'

const { name, files } = partOfRun()

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/leave-logs.mjs'],
  ignorers: ['logs'],
  mutate: files,
  // Only the tests that import what is mutated, in a thread, which starts sooner than a process.
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true, pool: 'threads' },
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `.cache/mutants/${name}.json` },
  tempDirName: `.cache/mutants-${name}`,
  cleanTempDir: 'always',
  concurrency: 1,
  logLevel: 'warn',
  warnings: { slow: false },
  ignorePatterns: ['.cache', 'dist', 'docs', 'test-results', 'packages/*/media'],
}
