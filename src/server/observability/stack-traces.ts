// Node's --enable-source-maps would read all maps of the bundle at each start, a third of its time; here the first
// fault that is told reads the maps of the files it names.
import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const place = /(file:\/\/\/\S+\.js):(\d+):(\d+)/g
/** A map takes 90 MB once it is read: it stays while faults come, and goes when memory is wanted. */
const maps = new Map<string, WeakRef<SourceMap> | undefined>()

/** A stack whose lines in a bundle stand as the lines of the sources; all others stay as they are. */
export function inSources(stack: string): string {
  return stack.replaceAll(place, (found, url: string, line: string, column: string) => {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return found
    const source = resolve(dirname(fileURLToPath(url)), entry.originalSource)
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

function mapOf(url: string): SourceMap | undefined {
  const known = maps.get(url)
  if (maps.has(url) && !known) return undefined
  const map = known?.deref() ?? readMap(`${fileURLToPath(url)}.map`)
  maps.set(url, map && new WeakRef(map))
  return map
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) // the build wrote it
  } catch {
    return undefined // a file of a package, which has none
  }
}
