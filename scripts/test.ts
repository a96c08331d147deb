// `npm test`: the checks, the unit and HTTP-edge tests, a fresh build, then the journeys in a real browser.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = (file: string) => join(root, 'node_modules', file)
const vite = bin('vite/bin/vite.js')

const steps: readonly { name: string; args: string[]; environment?: Record<string, string> }[] = [
  { name: 'check', args: ['scripts/check.ts'] },
  { name: 'build', args: [vite, 'build', '--logLevel', 'warn'] },
  { name: 'build server', args: [vite, 'build', '--logLevel', 'warn'], environment: { BUNDLE: 'server' } },
  { name: 'compress', args: ['scripts/compress.ts'] },
  { name: 'tests', args: [bin('vitest/vitest.mjs'), 'run'] },
  { name: 'journeys', args: [bin('@playwright/test/cli.js'), 'test'] },
]

for (const { name, args, environment } of steps) {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (status !== 0) process.exit(status ?? 1)
}
