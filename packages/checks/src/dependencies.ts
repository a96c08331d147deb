import { createHash } from 'node:crypto'

import { z } from 'zod'

import { listFiles, numberedLines, readIfThere, type SourceFile } from './files.ts'
import type { Finding, Outcome } from './outcome.ts'

const page = 'docs/dependencies.md'
const pins = z.record(z.string(), z.string()).default({})
const manifestShape = z.object({
  name: z.string().optional(),
  dependencies: pins,
  devDependencies: pins,
  optionalDependencies: pins,
})
const exactPin = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** The last line of the page's reviews: its day, and the lock file that was reviewed. */
const review = /^\| (\d{4}-\d{2}-\d{2}) \| `([0-9a-f]{12})` \|/gm

/**
 * Each dependency is pinned and has its line in docs/dependencies.md; the lock file names no registry, and is the one
 * that was reviewed last for known faults (T74).
 */
export async function checkDependencies(root: string): Promise<Outcome> {
  const wanted = await readWanted(root)
  const text = (await readIfThere(root, page)) ?? ''
  const lock = (await readIfThere(root, 'package-lock.json')) ?? ''
  const apart = (await listFiles(root, ['scripts'])).filter(path => path.endsWith('/package-lock.json'))
  const locksApart = await Promise.all(apart.map(async path => ({ path, text: (await readIfThere(root, path)) ?? '' })))
  const explained = explainedNames(text)
  const findings = [
    ...unpinned(wanted),
    ...Object.keys(wanted)
      .filter(name => !explained.has(name))
      .map(name => ({ path: page, text: `has no line for ${name}` })),
    ...[...explained.keys()]
      .filter(name => !(name in wanted))
      .map(name => ({
        path: page,
        line: explained.get(name) ?? 1,
        text: `explains ${name}, which package.json lacks`,
      })),
    ...(lock === '' ? [{ path: 'package-lock.json', text: 'is missing' }] : []),
    ...[{ path: 'package-lock.json', text: lock }, ...locksApart].flatMap(registryHosts),
    ...reviewProblems(text, lock),
  ]
  return { read: Object.keys(wanted).length, unit: 'dependencies', findings }
}

/** What the application, its packages, and commands that install something for themselves want, but for each other. */
async function readWanted(root: string): Promise<Record<string, string>> {
  const paths = await listFiles(root, ['packages', 'scripts'])
  const others = paths.filter(path => /^\w+\/[^/]+\/package\.json$/.test(path))
  const texts = await Promise.all(['package.json', ...others].map(path => readIfThere(root, path)))
  const manifests = texts.map(text => manifestShape.parse(JSON.parse(text ?? '{}')))
  const own = new Set(manifests.map(({ name }) => name))
  const wanted = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  )
  return Object.fromEntries(wanted.filter(([name]) => !own.has(name)))
}

/** The names in the first column of the page's tables, with their lines. Several names may share a row. */
function explainedNames(text: string): Map<string, number> {
  const rows = numberedLines(text).filter(({ content }) => content.startsWith('| `'))
  return new Map(
    rows.flatMap(({ line, content }) =>
      [...(content.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']): [string, number] => [name, line]),
    ),
  )
}

function unpinned(wanted: Record<string, string>): Finding[] {
  return Object.entries(wanted)
    .filter(([, version]) => !exactPin.test(version))
    .map(([name, version]) => ({ path: 'package.json', text: `${name} is '${version}', not one exact version` }))
}

function reviewProblems(text: string, lock: string): Finding[] {
  const [, day = '', reviewed] = [...text.matchAll(review)].at(-1) ?? []
  const digest = createHash('sha256').update(lock).digest('hex').slice(0, 12)
  if (reviewed !== digest) return [{ path: page, text: `has no review of package-lock.json as it is: ${digest}` }]
  const isDay = !Number.isNaN(Date.parse(day)) && Date.parse(day) <= Date.now()
  return isDay ? [] : [{ path: page, text: `the review is dated ${day}` }]
}

function registryHosts({ path, text }: SourceFile): Finding[] {
  return numberedLines(text)
    .filter(({ content }) => /"resolved": "https?:/.test(content))
    .slice(0, 5)
    .map(({ line }) => ({ path, line, text: 'names the host that a package came from' }))
}
