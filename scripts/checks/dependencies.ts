import { z } from 'zod'

import { numberedLines, readIfThere } from './files.ts'
import type { Finding, Outcome } from './outcome.ts'

const page = 'docs/dependencies.md'
const pins = z.record(z.string(), z.string()).default({})
const manifestShape = z.object({ dependencies: pins, devDependencies: pins, optionalDependencies: pins })
const exactPin = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** Each dependency is pinned and has its line in docs/dependencies.md; the lock file names no registry. */
export async function checkDependencies(root: string): Promise<Outcome> {
  const manifest = manifestShape.parse(JSON.parse((await readIfThere(root, 'package.json')) ?? '{}'))
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  const explained = explainedNames((await readIfThere(root, page)) ?? '')
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
    ...registryHosts((await readIfThere(root, 'package-lock.json')) ?? ''),
  ]
  return { read: Object.keys(wanted).length, unit: 'dependencies', findings }
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

function registryHosts(lock: string): Finding[] {
  if (lock === '') return [{ path: 'package-lock.json', text: 'is missing' }]
  return numberedLines(lock)
    .filter(({ content }) => /"resolved": "https?:/.test(content))
    .slice(0, 5)
    .map(({ line }) => ({ path: 'package-lock.json', line, text: 'names the host that a package came from' }))
}
