import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

export type SourceFile = { path: string; text: string }

/** Folders that hold our own code; what is formatted, linted and measured. */
export const codeFolders = ['packages', 'src', 'scripts', 'journeys']

const codePattern = /\.(ts|tsx|js|mjs|cjs)$/
const testPattern = /\.(test|spec)\.tsx?$/

export function isCode(path: string): boolean {
  return codePattern.test(path)
}

/** Test files, and what only tests import or start. */
export function isTest(path: string): boolean {
  return testPattern.test(path) || /^journeys\/|^packages\/test-browser\/|\/testing\/|\/fixtures\//.test(path)
}

/** Paths of all files below `folders`, relative to `root`, sorted, with `/`. A missing folder holds nothing. */
export async function listFiles(root: string, folders: string[]): Promise<string[]> {
  const lists = await Promise.all(folders.map(folder => listFolder(root, join(root, folder))))
  return lists.flat().toSorted()
}

async function listFolder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !path.includes('node_modules/'))
}

function ignoreMissing(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}

/** The files below `folders` whose path `wanted` accepts, with their text. */
export async function readFiles(
  root: string,
  folders: string[],
  wanted: (path: string) => boolean,
): Promise<SourceFile[]> {
  const paths = (await listFiles(root, folders)).filter(wanted)
  return Promise.all(paths.map(async path => ({ path, text: await readFile(join(root, path), 'utf8') })))
}

/** The text of one file below `root`, or undefined where there is none. */
export async function readIfThere(root: string, path: string): Promise<string | undefined> {
  const [text] = await readFile(join(root, path), 'utf8').then(found => [found], ignoreMissing)
  return text
}

/** Each line of `text` with its number, starting at 1. */
export function numberedLines(text: string): { line: number; content: string }[] {
  return text.split('\n').map((content, index) => ({ line: index + 1, content }))
}
