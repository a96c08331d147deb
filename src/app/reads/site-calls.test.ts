// Pages outside the dashboard have the calls of `endpoints/site.ts` alone: in the browser the others are not there until
// somebody goes to the dashboard, while the server, which draws the first page, has them all.
import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const IMPORT = /(?:from\s+|import\(\s*|^import\s+)'((?:#src\/|\.{1,2}\/)[^']+\.tsx?)'/gm
const CALL = /\bapi(?:\(\))?\s*\.(\w+)\(/g

/** Every file that a page of the site may load, now or later. */
function filesOf(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const open = [...entries]
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue
    const text = readFileSync(file, 'utf8')
    found.set(file, text)
    for (const [, name = ''] of text.matchAll(IMPORT))
      open.push(name.startsWith('#src/') ? resolve(root, name.slice('#src/'.length)) : resolve(dirname(file), name))
  }
  return found
}

const namesIn = (pattern: string): Set<string> =>
  new Set(
    globSync(resolve(root, pattern)).flatMap(file =>
      Array.from(readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): \[/gm), ([, name = '']) => name),
    ),
  )

test('no page of the site makes a call that only the dashboard’s pages have', () => {
  const [ofSite, ofDashboard] = ['site', 'dashboard'].map(part => namesIn(`features/*/endpoints/${part}.ts`))
  const files = filesOf(globSync(resolve(root, 'features/*/web/site.ts')))
  const made = Array.from(files).flatMap(([file, text]) =>
    Array.from(text.matchAll(CALL), ([, name = '']) => ({ file: relative(root, file), name })),
  )
  expect(made.filter(({ name }) => ofSite?.has(name)).length, 'it finds the calls').toBeGreaterThan(40)
  expect(made.filter(({ name }) => ofDashboard?.has(name))).toEqual([])
})
