import { chromiumOptions } from '@palestra/test-browser'
import { defineConfig } from '@playwright/test'

// Journeys run in a real Chromium against a real academy: one process on a fresh data folder with the demo academy,
// started by the global setup. Every journey makes the people it needs.
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.spec.ts',
  globalSetup: './journeys/support/global-setup.ts',
  // These end what hangs, and measure nothing: a busy machine takes five times as long as a quiet one.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    // Processors round differently where a picture is scaled. What changed its place, colour or words is more than that.
    toHaveScreenshot: { maxDiffPixelRatio: 0.006, pathTemplate: '{testDir}/look/pictures/{arg}{ext}' },
  },
  fullyParallel: true,
  workers: 2, // with three, beside the tests, one in fifty ran into a limit of time on two cores
  // A journey that needs a second try is a fault, and named; a build server that stalls for seconds is none of ours. What
  // fails there twice has its third try when nothing else runs: `scripts/test.ts`.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
    launchOptions: chromiumOptions(),
    // A sixth of the processor goes into what moves: what is about that says `withMotion`.
    reducedMotion: 'reduce',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
