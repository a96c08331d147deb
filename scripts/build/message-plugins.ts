// How Vite treats `messages/`: ICU texts are compiled while building, and every page gets the namespaces it needs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { z } from 'zod'

import { findPageTexts, type PageTexts } from './page-texts.ts'

type Catalogue = { [name: string]: string | Catalogue }
const Catalogue: z.ZodType<Catalogue> = z.lazy(() => z.record(z.string(), z.union([z.string(), Catalogue])))
const parse = (json: string): Catalogue => Catalogue.parse(JSON.parse(json))

const compileAll = (catalogue: Catalogue): object =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, text]) => [
      name,
      typeof text === 'string' ? compile(text) : compileAll(text),
    ]),
  )

/** Compiles the whole catalogue, for the server: it parses none. */
export const compiledMessages: Plugin = {
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/\w+\.json$/ },
    handler: code => ({ code: JSON.stringify(compileAll(parse(code))), map: null }),
  },
}

const TABLE = 'virtual:page-texts'
const DASHBOARD = 'virtual:dashboard-texts'
const PART = /\/messages\/(\w+)\/(\w+)$/
/** The part of a catalogue that the frame around every page needs; every other part is one namespace. */
const FRAME = 'frame'

/**
 * The modules `virtual:page-texts` and `virtual:dashboard-texts`, which src/web/words/page-texts.d.ts describes, and
 * `/messages/en/courses`, which are parts of a catalogue, compiled. While developing every page has all texts: what its code asks for changes under way.
 * @param root folder of the project
 */
export function pageTexts(root: string): Plugin {
  let find = () => findPageTexts(root)
  const load = (id: string): string | undefined => {
    if (id === `\0${TABLE}`) return tableOf(find(), readdirSync(join(root, 'messages')))
    if (id === `\0${DASHBOARD}`) return `export const pages = ${JSON.stringify(find().dashboard)}`
    const [, language, part = ''] = (id.startsWith(root) && PART.exec(id)) || []
    if (!language) return undefined
    const names = part === FRAME ? find().base : [part]
    const all = parse(readFileSync(join(root, `messages/${language}.json`), 'utf8'))
    return `export default ${JSON.stringify(compileAll(Object.fromEntries(names.map(name => [name, all[name] ?? {}]))))}`
  }
  return {
    name: 'page-texts',
    configResolved: ({ command }) => {
      if (command === 'serve') find = () => ({ base: namespacesIn(root), pages: {}, dashboard: {} })
    },
    resolveId: id => {
      if (id === TABLE || id === DASHBOARD) return `\0${id}`
      return PART.test(id) ? join(root, id.slice(id.lastIndexOf('/messages/'))) : undefined
    },
    load,
  }
}

const namespacesIn = (root: string) => Object.keys(parse(readFileSync(join(root, 'messages/en.json'), 'utf8')))

function tableOf({ base, pages, dashboard }: PageTexts, catalogues: readonly string[]): string {
  const parts = [FRAME, ...new Set(Object.values({ ...pages, ...dashboard }).flat())]
  const loaders = (language: string) =>
    `${language}: { ${parts.map(part => `${part}: () => import('/messages/${language}/${part}')`).join()} }`
  return [
    `export const frame = ${JSON.stringify(base)}`,
    `export const pages = ${JSON.stringify(pages)}`,
    `export const parts = { ${catalogues.map(name => loaders(name.replace('.json', ''))).join()} }`,
  ].join('\n')
}
