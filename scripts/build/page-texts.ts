// Which texts each page needs: the namespaces that its own code asks for, found by walking its imports. So a page's
// texts come with the page, and nobody has to list them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fileAt } from './page-names.ts'

type Table = Readonly<Record<string, readonly string[]>>

/**
 * Names of namespaces: those of the frame around every page, and by page file those that it needs besides. The pages of
 * the dashboard stand apart, because visitors never load their list.
 */
export type PageTexts = { readonly base: readonly string[]; readonly pages: Table; readonly dashboard: Table }

const PAGES = 'src/app/pages.tsx'
const DASHBOARD = 'src/app/dashboard-pages.tsx'
const LIST = /^src\/(app\/[\w-]*pages\.tsx|features\/[\w-]+\/web\/(site|dashboard)\.ts)$/
const ENTRY = 'src/app/entry-browser.tsx'

/**
 * @param root folder of the project
 * @throws Error when code asks for texts by a name that only running it would tell
 */
export function findPageTexts(root: string): PageTexts {
  const lists = { pages: pagesFrom(root, PAGES), dashboard: pagesFrom(root, DASHBOARD) }
  const files = new Set([...lists.pages, ...lists.dashboard])
  const base = namespacesFrom(root, ENTRY, files)
  const own = (file: string) => namespacesFrom(root, file, new Set()).filter(name => !base.includes(name))
  const tableOf = (list: readonly string[]): Table =>
    Object.fromEntries(list.map(file => [file, own(file)] as const).filter(([, names]) => names.length > 0))
  return { base, pages: tableOf(lists.pages), dashboard: tableOf(lists.dashboard) }
}

/** The files of all pages that a list of pages names, and the lists that it is put together from. */
function pagesFrom(root: string, list: string): string[] {
  return importsIn(root, list).flatMap(({ path, lazy }) => {
    if (lazy) return path
    return LIST.test(path) ? pagesFrom(root, path) : []
  })
}

/** Every namespace that `start` and what it imports ask for, in alphabetical order; the walk ends at `others`. */
function namespacesFrom(root: string, start: string, others: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const seen = new Set<string>([...others, start])
  const open = [start]
  for (const file of open) {
    for (const name of namespacesIn(root, file)) found.add(name)
    for (const { path } of importsIn(root, file)) {
      if (!seen.has(path)) open.push(path)
      seen.add(path)
    }
  }
  return [...found].toSorted()
}

function namespacesIn(root: string, file: string): string[] {
  return [...read(root, file).matchAll(/\buseTranslations\((?:['"`](\w+))?/g)].map(([, name]) => {
    if (!name) throw new Error(`${file}: useTranslations takes the name of its namespace as a literal`)
    return name
  })
}

const STATIC = /^(?:import|export)(?! type\b)(?:[^'";]*?\bfrom)?\s*'([^']+\.tsx?)'/gm
const GLOB = /\bimport\.meta\.glob\b[^(]*\(\s*'([^']+)'/g
const LAZY = /\bimport\('([^']+\.tsx?)'\)/g

/** Our own files that a file imports, types aside. */
function importsIn(root: string, file: string): { path: string; lazy: boolean }[] {
  const text = read(root, file)
  const at = (name = '') => fileAt(file, name)
  return [
    ...[...text.matchAll(STATIC)].map(([, name]) => ({ path: at(name), lazy: false })),
    ...[...text.matchAll(GLOB)].flatMap(([, name]) =>
      globSync(at(name), { cwd: root }).map(path => ({ path, lazy: false })),
    ),
    ...[...text.matchAll(LAZY)].map(([, name]) => ({ path: at(name), lazy: true })),
  ]
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')
