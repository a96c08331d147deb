// Whether `dist` is made of the sources as they are now. Plain JavaScript, because `scripts/start.mjs` runs before anything
// is installed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WHOLE = ['client/.vite/manifest.json', 'server/main.js', 'server/academy.js', 'server/entry-server.js']
const TEXT = /\.(tsx?|mjs|css|json)$/
const TESTS = /\.test\.tsx?$|^src\/app\/testing\//
/** What pages, mails and PDFs are made of; the rest of the server runs from its sources in a test. */
const OF_PAGES =
  /^(messages|scripts\/build|src\/(ui|web|wire))\/|^src\/app\/[^/]+$|\/(web|emails|documents|endpoints)\/|\/(contract|policy)\.ts$|\.(tsx|css)$/

const markOf = root => join(root, 'dist', '.built-from')

/** What the sources are now: one digest of those of the pages, and one of all. */
function stateOfSources(root) {
  const [pages, all] = [createHash('sha256'), createHash('sha256')]
  const files = ['packages', 'src', 'messages', 'scripts/build'].flatMap(folder => filesBelow(root, folder))
  for (const file of [...files, 'vite.config.ts', 'package-lock.json']) {
    const digest = `${file} ${TEXT.test(file) ? digestOf(join(root, file)) : stampOf(join(root, file))}\n`
    all.update(digest)
    if (OF_PAGES.test(file) || !file.includes('/')) pages.update(digest)
  }
  return { pages: pages.digest('hex'), all: all.digest('hex') }
}

export function isBuilt(root, part) {
  const isWhole = WHOLE.every(file => existsSync(join(root, 'dist', file)))
  if (!isWhole || !existsSync(markOf(root))) return false
  return JSON.parse(readFileSync(markOf(root), 'utf8'))[part] === stateOfSources(root)[part]
}

export function requireBuilt(root, part) {
  if (isBuilt(root, part)) return
  const old = new Error('The pages are older than their sources: run npm run build')
  old.stack = old.message // who reads it wants the sentence, not where it was thrown
  throw old
}

export function buildAndMark(root, build) {
  const state = stateOfSources(root)
  rmSync(markOf(root), { force: true })
  build()
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(markOf(root), JSON.stringify(state))
}

const digestOf = path => createHash('sha256').update(readFileSync(path)).digest('hex')

function stampOf(path) {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

function filesBelow(root, folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(file => !TESTS.test(file) && !file.includes('node_modules/'))
    .toSorted()
}
