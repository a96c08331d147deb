import { isCode, listFiles, codeFolders } from './files.ts'
import type { Finding, Outcome } from './outcome.ts'

/** What a feature folder may hold: these files, folders of verbs with the same names, and the tests beside them. */
const parts = new Set(['contract', 'tables', 'policy', 'queries', 'commands', 'routes', 'jobs'])
const folders = new Set([...parts, 'documents', 'emails', 'endpoints', 'engine', 'web'])
/** The tables of addresses: the browser loads the site's at once, the dashboard's later, and never the raw ones. */
const endpoints = new Set(['site.ts', 'dashboard.ts', 'raw.ts'])

const deepestFolder = 4
const vagueFolders = new Set([
  'utils',
  'util',
  'helpers',
  'lib',
  'libs',
  'common',
  'shared',
  'misc',
  'legacy',
  'v2',
  'new',
])
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

/** Feature folders keep to their closed vocabulary; no folder is deep, vague or oddly spelled. */
export async function checkFeatures(root: string): Promise<Outcome> {
  const paths = (await listFiles(root, codeFolders)).filter(path => !path.startsWith('packages/demo-academy/media/'))
  const findings = paths.flatMap(path =>
    [vocabularyProblem(path), depthProblem(path), vagueProblem(path), spellingProblem(path), twinProblem(path, paths)]
      .filter(text => text !== undefined)
      .map((text): Finding => ({ path, text })),
  )
  return { read: paths.filter(path => path.startsWith('src/')).length, unit: 'files', findings }
}

function vocabularyProblem(path: string): string | undefined {
  const [, feature, first, second] = /^src\/features\/([^/]+)(?:\/([^/]+)(\/.*)?)?$/.exec(path) ?? []
  if (feature === undefined) return undefined
  if (first === undefined) return 'a feature is a folder'
  if (second !== undefined)
    return folders.has(first) ? endpointProblem(first, second) : `a feature has no folder '${first}'`
  if (/\.test\.tsx?$/.test(first) || first === 'feature.ts') return undefined
  return parts.has(first.replace(/\.ts$/, '')) ? undefined : `a feature has no file '${first}'`
}

const endpointProblem = (folder: string, rest: string): string | undefined =>
  folder !== 'endpoints' || endpoints.has(rest.slice(1)) ? undefined : `endpoints has no file '${rest.slice(1)}'`

function depthProblem(path: string): string | undefined {
  if (!path.startsWith('src/')) return undefined
  const depth = path.split('/').length - 2
  return depth > deepestFolder ? `lies ${depth} folders below src (limit ${deepestFolder})` : undefined
}

function vagueProblem(path: string): string | undefined {
  const vague = path.split('/').find(folder => vagueFolders.has(folder))
  return vague === undefined ? undefined : `'${vague}' does not say what the folder holds`
}

function spellingProblem(path: string): string | undefined {
  const odd = path.split('/').find(segment => !kebabCase.test(segment) && segment !== 'README.md')
  return odd === undefined ? undefined : `'${odd}' is not kebab-case`
}

/** A file becomes a folder of verbs, it does not stay beside it. */
function twinProblem(path: string, paths: string[]): string | undefined {
  if (!path.startsWith('src/features/') || !isCode(path)) return undefined
  const folder = path.replace(/\.tsx?$/, '/')
  return paths.some(other => other.startsWith(folder)) ? `stands beside a folder of the same name` : undefined
}
