// A test run that is killed leaves nothing behind: every process that it started carries its mark, and a small process
// that outlives it ends those, and removes the folders that it was told of.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MARK = 'PALESTRA_TEST_RUN'

/**
 * Marks whatever this process starts from now on, and ends what is left of it when this process is gone.
 * @param folder what to remove then
 */
export function endWithTheRun(folder?: string): void {
  const mark = randomUUID()
  const guard = spawn(process.execPath, [fileURLToPath(import.meta.url), mark], {
    detached: true, // Ctrl-C at a terminal is not for it
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, [MARK]: '' }, // a run within a run: the outer one must not end what ends the inner one's
  })
  guard.unref()
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  if (folder) guard.stdin.write(`${folder}\n`)
  process.env[MARK] = mark
}

/** For whoever gives a process an environment of its own: the mark, and where compiled scripts are kept. */
export const markOfTheRun = (): Record<string, string | undefined> => ({
  [MARK]: process.env[MARK],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
})

/** Linux tells what a process was started with; elsewhere nothing is found, and nothing is ended. */
async function findMarked(mark: string): Promise<number[]> {
  const numbers = (await readdir('/proc').catch(() => [])).map(Number).filter(Boolean)
  const found = await Promise.all(
    numbers.map(async pid => {
      const words = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')
      return words.includes(`${MARK}=${mark}`) ? [pid] : []
    }),
  )
  return found.flat().filter(pid => pid !== process.pid)
}

async function guard(mark: string): Promise<void> {
  const folders: string[] = []
  for await (const folder of createInterface(process.stdin)) folders.push(folder) // ends with the run, however that ends
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const pid of await findMarked(mark)) {
      try {
        process.kill(pid, signal)
      } catch {
        // gone meanwhile
      }
    }
    await new Promise(resolve => setTimeout(resolve, 5000))
  }
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await guard(process.argv[2] ?? '')
