// What a program may take, watched from outside: a video can be made so that reading it never ends, or fills the memory.
import { readFile } from 'node:fs/promises'

import { seconds } from '#src/wire/durations.ts'

export type Ceilings = { readonly memoryBytes: number; readonly cpuSeconds: number }

const LOOK_MS = seconds(1)
/** `getconf CLK_TCK`, which has this value on every Linux that Node runs on. */
const TICKS_IN_A_SECOND = 100

/**
 * Calls `onPassed` once a process has taken more than it may, and stops looking then. Linux tells what a process takes;
 * elsewhere nothing is watched.
 * @returns ends the watch
 */
export function watchCeilings(pid: number, ceilings: Ceilings, onPassed: (why: string) => void): () => void {
  const timer = setInterval(() => {
    void takenBy(pid).then(({ memoryBytes, cpuSeconds }) => {
      const why =
        memoryBytes > ceilings.memoryBytes
          ? `it took more than ${Math.round(ceilings.memoryBytes / 1e6)} MB of memory`
          : cpuSeconds > ceilings.cpuSeconds
            ? `it took more than ${ceilings.cpuSeconds} s of processor time`
            : undefined
      if (!why) return
      clearInterval(timer)
      onPassed(why)
    })
  }, LOOK_MS)
  return () => clearInterval(timer)
}

async function takenBy(pid: number): Promise<Ceilings> {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map(name => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  )
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1] ?? 0)
  // The name of the program, in brackets, may hold spaces. User and system time are fields 14 and 15 (proc_pid_stat(5)).
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  return { memoryBytes: kilobytes * 1024, cpuSeconds: ticks / TICKS_IN_A_SECOND }
}
