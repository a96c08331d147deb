import { join } from 'node:path'

import { isCode, isTest, readFiles } from '@palestra/checks/files'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What each feature imports of others, by name. */
async function readGraph(): Promise<Map<string, Set<string>>> {
  const graph = new Map<string, Set<string>>()
  for (const { path, text } of await readFiles(root, ['src/features'], path => isCode(path) && !isTest(path))) {
    const feature = path.split('/')[2] ?? ''
    const others = graph.get(feature) ?? new Set()
    graph.set(feature, others)
    for (const [, other = ''] of text.matchAll(/'#src\/features\/([\w-]+)\//g)) if (other !== feature) others.add(other)
  }
  return graph
}

/** Features that stand on none that is left come first. */
function inFloors(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const left = new Set(graph.keys())
  const floors: string[][] = []
  while (left.size > 0) {
    const floor = [...left].filter(name => [...(graph.get(name) ?? [])].every(other => !left.has(other)))
    if (floor.length === 0) throw new Error(`these features stand on each other: ${[...left].join(', ')}`)
    for (const name of floor) left.delete(name)
    floors.push(floor)
  }
  return floors
}

test('docs/features.md is the graph of the features that the imports draw', async () => {
  const graph = await readGraph()
  expect(graph.size).toBeGreaterThan(20)
  const rows = inFloors(graph).flatMap((floor, index) =>
    floor.toSorted().map(name => `| ${index} | ${name} | ${[...(graph.get(name) ?? [])].toSorted().join(', ')} |`),
  )
  const head = [
    '# Which feature stands on which',
    '',
    'Made from the imports by `scripts/feature-graph.test.ts`; `npx vitest run scripts/feature-graph.test.ts -u` writes it anew. A feature stands on what it imports, and only on features of lower floors.',
    '',
    '| floor | feature | stands on |',
    '|---|---|---|',
  ]
  await expect(`${[...head, ...rows].join('\n')}\n`).toMatchFileSnapshot('../docs/features.md')
})
