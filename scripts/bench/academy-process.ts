// A demo academy as a process of its own, to be measured: fresh data, a free port, and a door to its garbage collector.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { markOfTheRun } from '#src/testing/starting/end-with-the-run.ts'
import { freePort } from '#src/testing/starting/free-port.ts'

import { serverFlags } from '../hand-over.mjs'

const ownRoot = join(import.meta.dirname, '../..')

export type AcademyProcess = {
  url: string
  dataDir: string
  processId: number
  /** From the start until it answered, in seconds. */
  firstStart: string
  /** The address of its inspector. */
  inspector: string
  /** Resident memory without what only waits to be collected, in bytes. */
  memory: () => Promise<number>
  [Symbol.asyncDispose]: () => Promise<void>
}

/**
 * Starts one, and ends it and its data with the scope that holds it.
 * @param options `root`: the folder of another version that is built, to compare with; `pageCache`: off to draw each page
 *   anew
 */
export async function startAcademyProcess({
  root = ownRoot,
  pageCache = true,
}: { root?: string | undefined; pageCache?: boolean } = {}): Promise<AcademyProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palestra-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...serverFlags, '--inspect=127.0.0.1:0', 'dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...markOfTheRun(),
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      READS_PER_MINUTE: '0',
      ...(!pageCache && { PAGE_CACHE_MB: '0' }),
    },
  })
  const started = performance.now()
  let said = ''
  child.stderr.on('data', data => (said += String(data)))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the academy ended with ${code}: ${said}`)))
    child.stdout.on('data', data => {
      if (String(data).includes('is ready')) resolve()
    })
  })
  const firstStart = ((performance.now() - started) / 1000).toFixed(1)
  const inspector = /ws:\/\/\S+/.exec(said)?.[0] ?? ''
  const memory = async () => {
    for (let time = 0; time < 2; time++) await collectGarbage(inspector)
    const text = await (await fetch(`${url}/metrics`)).text()
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
  }
  return {
    url,
    dataDir,
    processId: child.pid ?? 0,
    firstStart,
    inspector,
    memory,
    [Symbol.asyncDispose]: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function collectGarbage(inspector: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(inspector)
    socket.addEventListener('open', () => socket.send('{"id":1,"method":"HeapProfiler.collectGarbage"}'))
    socket.addEventListener('error', () => reject(new Error('the process cannot be inspected')))
    socket.addEventListener('message', () => {
      socket.close()
      resolve()
    })
  })
}
