// `npm run build`: what the browser loads, then the server, and a mark of what they were made from. Plain JavaScript,
// because `scripts/start.mjs` calls it.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildAndMark } from './build/built.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']

buildAndMark(root, () => {
  run(vite)
  run(vite, { BUNDLE: 'server' })
  run(['scripts/compress.ts'])
})

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} more
 */
function run(args, more = {}) {
  const env = { ...process.env, ...more }
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
