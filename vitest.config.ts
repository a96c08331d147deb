import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['src/app/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A shared machine may stall for seconds; a test that needed its second try is named in the report.
    retry: process.env['CI'] ? 2 : 0,
    pool: 'forks',
    maxWorkers: 2,
  },
})
