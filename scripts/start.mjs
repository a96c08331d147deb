// `npm start`, `npm run dev`, `npm run academy` and `npm test` on a machine that has nothing but Node >= 20 and npm. Plain JavaScript,
// because it runs before anything is installed: it installs what the lock file says, builds what is out of date, and
// hands over to the pinned Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { isBuilt } from './build/built.mjs'
import { handOver, serverFlags } from './hand-over.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [mode, ...rest] = process.argv.slice(2)

const major = Number(process.versions.node.split('.')[0])
if (major < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer.`)

install()
// What Node compiled once it need not compile again: a third of the time until the modules are loaded.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node')
const node = pinnedNode()
if (mode === '--test') run(node, ['scripts/test.ts', ...rest])
// A command never builds: an academy that runs would lose the files it serves. Without a build of today it takes longer.
else if (mode === '--academy')
  handOver(node, [isBuilt(root, 'all') ? 'dist/server/academy.js' : 'src/app/command-line/main.ts', ...rest], root)
else if (mode === '--dev') handOver(node, ['scripts/dev.ts', ...rest], root)
else {
  build(node)
  handOver(node, [...serverFlags, 'dist/server/main.js', ...rest], root)
}

/** Installs when node_modules is missing or made from another lock file. */
function install() {
  const mark = join(root, 'node_modules', '.installed-from')
  const lock = hashOf([join(root, 'package-lock.json'), join(root, 'package.json')])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('Installing the packages (once, about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (error) stop(`npm could not be started: ${error.message}. Install npm and try again.`)
  if (status !== 0)
    stop('npm could not install the packages: see above. A network or proxy problem is the usual cause.')
  writeFileSync(mark, lock)
}

/** The Node that comes as a package; this one where there is no such package for the platform and it is new enough. */
function pinnedNode() {
  const packaged = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(packaged)) return packaged
  if (major >= 24) return process.execPath
  return stop(`There is no packaged Node for ${process.platform}-${process.arch}: install Node 24 or newer.`)
}

/** Builds when a source is newer than the build. */
function build(program) {
  if (isBuilt(root, 'all')) return
  console.log('Building the pages …')
  run(program, ['scripts/build.mjs'])
}

function run(program, args) {
  const path = `${dirname(program)}:${process.env.PATH}`
  const { status, signal } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function stop(text) {
  console.error(text)
  process.exit(1)
}
