// What a process does while it works, function by function: a profile of V8, read through the source maps of the build.
import { readFile, writeFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

/** As the protocol of DevTools gives it. */
type Profile = {
  readonly nodes: readonly { id: number; hitCount?: number; callFrame: Frame }[]
  readonly startTime: number
  readonly endTime: number
}
type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number }

const SHOWN = 25
const SAMPLE_EACH_MICROSECONDS = 250

/**
 * Profiles a process while `work` runs, and prints where its time went.
 * @param inspector the address of the process's inspector
 * @param file where the profile is written, for DevTools to open
 */
export async function profileWork(inspector: string, file: string, work: () => Promise<unknown>): Promise<void> {
  const ask = await openInspector(inspector)
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: SAMPLE_EACH_MICROSECONDS })
  await ask('Profiler.start')
  await work()
  const { profile } = (await ask('Profiler.stop')) as { profile: Profile } // by the protocol
  ask.close()
  await writeFile(file, JSON.stringify(profile))
  console.log(await tableOf(profile))
}

async function openInspector(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown } // by the protocol
    waiting.get(id)?.(result)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the process cannot be inspected')))
  })
  let last = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>(resolve => {
      last += 1
      waiting.set(last, resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return Object.assign(ask, { close: () => socket.close() })
}

/** Shares of the time that the process worked, by where the code comes from and by function. */
async function tableOf({ nodes }: Profile): Promise<string> {
  const sourceOf = readSources()
  const [places, functions] = [new Map<string, number>(), new Map<string, number>()]
  let all = 0
  for (const { hitCount = 0, callFrame } of nodes) {
    if (hitCount === 0 || callFrame.functionName === '(idle)' || callFrame.functionName === '(program)') continue
    const { source, line } = await sourceOf(callFrame)
    const name = `${callFrame.functionName || '(no name)'} ${source}${line}`
    all += hitCount
    places.set(placeOf(source), (places.get(placeOf(source)) ?? 0) + hitCount)
    functions.set(name, (functions.get(name) ?? 0) + hitCount)
  }
  const listed = (counts: Map<string, number>) =>
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, SHOWN)
      .map(([name, count]) => `| ${name} | ${((count / all) * 100).toFixed(1)} |`)
  return [
    '| where | % |',
    '|---|---|',
    ...listed(places),
    '',
    '| function | % |',
    '|---|---|',
    ...listed(functions),
  ].join('\n')
}

/** The package, or the folder of ours. */
function placeOf(source: string): string {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  return library ?? source.split('/').slice(0, 3).join('/')
}

/** Where a function stood before it was bundled. */
function readSources() {
  const maps = new Map<string, Promise<SourceMap | undefined>>()
  const mapOf = async (url: string) => {
    const text = await readFile(`${fileURLToPath(url)}.map`, 'utf8').catch(() => undefined)
    return text === undefined ? undefined : new SourceMap(JSON.parse(text) as SourceMapPayload) // as the build writes it
  }
  return async ({ url, lineNumber, columnNumber }: Frame): Promise<{ source: string; line: string }> => {
    if (!url.startsWith('file:')) return { source: url || '(V8)', line: '' }
    const known = maps.get(url) ?? mapOf(url)
    maps.set(url, known)
    const entry = (await known)?.findEntry(lineNumber, columnNumber)
    if (!entry || !('originalSource' in entry)) return { source: url.replace(/^.*\/dist\//, 'dist/'), line: '' }
    return { source: entry.originalSource.replace(/^(\.\.\/)+/, ''), line: `:${entry.originalLine + 1}` }
  }
}
