// The packages know nothing of the product, so their tests say the same until they, a package they build on, or the
// lock file change.
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { z } from 'zod'

const Package = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})
const Marks = z.record(z.string(), z.string())

/** What the packages below a root are now: a digest each, by folder. */
type States = Readonly<Record<string, string>>

const markFile = (root: string): string => join(root, '.cache/tested-packages.json')

/** The folders below `packages` whose tests have not passed as they are now, and what to note when they have. */
export function readPackages(root: string): { all: string[]; changed: string[]; notePassed: () => void } {
  const states = statesOf(root)
  const known = readMarks(root)
  const all = Object.keys(states)
  const notePassed = () => {
    mkdirSync(dirname(markFile(root)), { recursive: true })
    writeFileSync(markFile(root), JSON.stringify(states, null, 2))
  }
  return { all, changed: all.filter(folder => known[folder] !== states[folder]), notePassed }
}

function readMarks(root: string): States {
  try {
    return Marks.parse(JSON.parse(readFileSync(markFile(root), 'utf8')))
  } catch {
    return {} // no mark, or a broken one: everything is tested
  }
}

function statesOf(root: string): States {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const packages = globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map(file => {
      const { name, dependencies, devDependencies } = Package.parse(JSON.parse(readFileSync(join(root, file), 'utf8')))
      return { folder: dirname(file), name, uses: Object.keys({ ...dependencies, ...devDependencies }) }
    })
  const digests = new Map(packages.map(({ folder, name }) => [name, digestOf(root, folder)]))
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    const uses = packages.find(one => one.name === name)?.uses.filter(used => digests.has(used) && !seen.has(used))
    for (const used of uses ?? []) reached(used, seen.add(used))
    return seen.add(name)
  }
  const stateOf = (name: string): string => {
    const hash = createHash('sha256').update(lock)
    for (const one of [...reached(name)].toSorted()) hash.update(digests.get(one) ?? '')
    return hash.digest('hex')
  }
  return Object.fromEntries(packages.map(({ folder, name }) => [basename(folder), stateOf(name)]))
}

function digestOf(root: string, folder: string): string {
  const files = globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true, exclude: ['**/node_modules'] })
  const hash = createHash('sha256')
  for (const path of files
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name))
    .toSorted())
    hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}
