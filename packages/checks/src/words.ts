import { glob } from 'node:fs/promises'

import { codeFolders, isCode, numberedLines, readFiles, readIfThere, type SourceFile } from './files.ts'
import type { Finding, Outcome } from './outcome.ts'

const textFolders = [...codeFolders, 'docs', 'messages', 'migrations', '.ci']
const rootFiles = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'package.json',
  '.gitignore',
  '.npmrc',
]
const pagesOfPaths = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']

const textual = /\.(md|json|sql|css|html|svg|sh|vtt|txt|run)$/
/** This file names what it forbids. */
const itself = /^packages\/checks\/src\/words\.(test\.)?ts$/

/** What people read: messages, mails, the pages that an academy comes with, and what is said of a setting. */
const shown = /^messages\/|^src\/.*(\/emails\/[^/]+|\/standard-pages|\/env-variables)\.tsx?$/

type Rule = { pattern: RegExp; text: string; only?: RegExp }
const rules: Rule[] = [
  {
    pattern: /\bregistry\.[a-z-]+\.[a-z]{2,}|https?:\/\/[\w.-]*(?:artifactory|nexus|verdaccio)/i,
    text: 'names a package registry',
  },
  { pattern: /(?<![\w./])\/(?:work|root|home\/\w+|Users\/\w+)\//, text: "is a path of somebody's machine" },
  { pattern: /(?<![\w./])\/tmp\//, text: "is a path of somebody's machine", only: /\.md$/ },
  {
    pattern: /co-authored-by|language model|copilot|\bgpt\b|sub-?agents?\b/i,
    text: 'speaks of tooling, not of the product',
  },
  {
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/,
    text: 'leaves work behind; do it or write an issue',
    only: /\.(ts|tsx|js|mjs|css|sql)$/,
  },
  { pattern: /\be-mails?\b/i, text: 'is spelt email', only: shown },
  { pattern: /\bper cent\b/, text: 'is percent or %', only: shown },
  { pattern: /\d(?<!\b10)MB\b/, text: 'wants a space before MB; the hint of 10MB is specified', only: shown },
  { pattern: /\b[Tt]his mail\b|\bas the law wants\b/, text: 'is not how English puts it', only: shown },
  {
    pattern: /\p{L}(?<!Coaches|Dosen|Don|club)'\p{L}/u,
    text: 'wants ’; only specified texts have the straight one',
    only: shown,
  },
]

/** Nothing written names registries, machines or tools, and the paths that the guides name exist. */
export async function checkWords(root: string): Promise<Outcome> {
  const inFolders = await readFiles(
    root,
    textFolders,
    path => (isCode(path) || textual.test(path)) && !itself.test(path),
  )
  const atRoot = await Promise.all(rootFiles.map(async path => ({ path, text: (await readIfThere(root, path)) ?? '' })))
  const files = [...inFolders, ...atRoot.filter(({ text }) => text !== '')]
  const pages = files.filter(({ path }) => pagesOfPaths.includes(path))
  const deadPaths = await Promise.all(pages.map(page => deadPathsIn(root, page)))
  return { read: inFolders.length, unit: 'files', findings: [...files.flatMap(badWordsIn), ...deadPaths.flat()] }
}

function badWordsIn({ path, text }: SourceFile): Finding[] {
  const applicable = rules.filter(({ only }) => only?.test(path) ?? true)
  return numberedLines(text).flatMap(({ line, content }) =>
    applicable.flatMap(({ pattern, text: reason }) => {
      const [match] = pattern.exec(content) ?? []
      return match === undefined ? [] : [{ path, line, text: `'${match}' ${reason}` }]
    }),
  )
}

/** What the machine makes: named in guides, not in the repository. */
const made = /^(node_modules|dist|data|test-results|playwright-report)(\/|$)/
const pathLike = /^\.?[\w@*-][\w.*-]*(\/[\w.*-]+)*\/?$/
const fileLike = /\.(md|ts|tsx|js|mjs|cjs|json|css|sql|sh)$/

async function deadPathsIn(root: string, page: SourceFile): Promise<Finding[]> {
  const named = numberedLines(page.text).flatMap(({ line, content }) =>
    [...content.matchAll(/`([^`\s]+)`|\]\((?!https?:|#|mailto:)([^)\s#]+)/g)]
      .map(([, code, link]) => ({ line, name: code ?? link ?? '' }))
      .filter(({ name }) => isPath(name)),
  )
  const findings = await Promise.all(
    named.map(async ({ line, name }) =>
      (await exists(root, name)) ? [] : [{ path: page.path, line, text: `names ${name}, which is not there` }],
    ),
  )
  return findings.flat()
}

function isPath(name: string): boolean {
  if (!pathLike.test(name) || made.test(name) || name.startsWith('@')) return false
  return fileLike.test(name) || /^(src|scripts|demo|journeys|docs|messages|migrations)\//.test(name)
}

/** A path with a folder is meant from the root; a bare file name may stand anywhere in the code. */
async function exists(root: string, name: string): Promise<boolean> {
  const bare = name.replace(/\/$/, '')
  const patterns = bare.includes('/') ? [bare] : [bare, `{${textFolders.join(',')}}/**/${bare}`]
  for await (const _ of glob(patterns, { cwd: root })) return true
  return false
}
