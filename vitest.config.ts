import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'

const isLong = '**/*.long.test.ts'
const packages = readdirSync(join(import.meta.dirname, 'packages'))
const everywhere: UserWorkspaceConfig = {
  // Whoever draws a page has chosen React's fast build, which knows no development.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // These end what hangs, and measure nothing: what takes a moment on a quiet machine takes seconds on a busy one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // A build server may stall for seconds; a test that needed its second try is named in the report.
    retry: process.env['CI'] ? 2 : 0,
    pool: 'forks',
    // A worker loads the server once, not for each of 200 files: a third of the time. Whoever changes what outlives a
    // file puts it back.
    isolate: false,
  },
}
const project = (name: string, include: string[], exclude: string[] = []): UserWorkspaceConfig => ({
  ...everywhere,
  test: { ...everywhere.test, name, include, exclude: ['**/node_modules/**', '**/.cache/**', ...exclude] },
})

export default defineConfig({
  test: {
    globalSetup: ['src/testing/starting/global-setup.ts'],
    maxWorkers: 2,
    projects: [
      project('product', ['{src,scripts}/**/*.test.{ts,tsx}'], [isLong]),
      ...packages.map(name => project(name, [`packages/${name}/**/*.test.ts`], [isLong])),
      // Measures memory and waits, so nothing runs beside it: `npm run test:long`.
      project('long', [isLong]),
    ],
  },
})
