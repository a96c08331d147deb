import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Whoever draws a page has chosen React's fast build, which knows no development.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['{packages,src}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: ['src/app/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A shared machine may stall for seconds; a test that needed its second try is named in the report.
    retry: process.env['CI'] ? 2 : 0,
    pool: 'forks',
    maxWorkers: 2,
    // A worker loads the server once, not for each of 200 files: a third of the time. Whoever changes what outlives a
    // file puts it back.
    isolate: false,
  },
})
