import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { seconds } from '../durations.ts'
import { socketFile } from '../settings.ts'

/**
 * Every process of a server shows this mark in its title (as cluster_name). A title can be read of any user's process;
 * the folder it works in cannot, not even by root in a container.
 */
export function markOf(cluster: string): string {
  const { dev, ino } = statSync(cluster)
  return `embedded-${dev.toString(36)}-${ino.toString(36)}`
}

/** The main process that postmaster.pid names, if it is alive and really a PostgreSQL at work in this cluster. */
export function findServer(cluster: string): number | undefined {
  const pid = readPid(join(cluster, 'postmaster.pid'))
  return pid !== undefined && worksIn(pid, cluster) ? pid : undefined
}

/**
 * Clears what a killed server left: its processes that have not noticed yet, and lock files whose number now belongs
 * to something else or to a zombie (common in containers; PostgreSQL would refuse to start).
 */
export async function clearRemains(cluster: string): Promise<void> {
  const remains = orphansIn(cluster)
  for (const pid of remains) sendSignal(pid, 'SIGQUIT')
  for (const pid of remains) {
    if (!(await isGoneWithin({ pid, cluster, waitMs: seconds(5) }))) sendSignal(pid, 'SIGKILL')
  }
  for (const file of [join(cluster, 'postmaster.pid'), join(cluster, `${socketFile}.lock`)]) {
    const pid = readPid(file)
    if (pid !== undefined && isTaken(pid) && isStranger(pid, cluster)) rmSync(file, { force: true })
  }
}

/** Waits until a process no longer works in the cluster; false when it still does after `waitMs`. */
export async function isGoneWithin({ pid, cluster, waitMs }: { pid: number; cluster: string; waitMs: number }) {
  for (const end = Date.now() + waitMs; Date.now() < end; await sleep(20)) {
    if (!worksIn(pid, cluster)) return true
  }
  return false
}

/** Sends a signal to a process that may be gone already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone, or not ours to signal: whoever asked waits for its end and sees.
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Math.abs(Number(readFileSync(file, 'utf8').split('\n')[0]))
    return pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** Server processes other than a main one, which may be another launcher's, just started: they are titled "postgres: …". */
function orphansIn(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').map(Number)
  return pids.filter(pid => pid > 1 && worksIn(pid, cluster) && titleOf(pid)?.startsWith('postgres: '))
}

function worksIn(pid: number, cluster: string): boolean {
  return titleOf(pid)?.includes(markOf(cluster)) ?? false
}

/** Certainly not ours. A process whose title is hidden may be, so its lock file stays and PostgreSQL decides. */
function isStranger(pid: number, cluster: string): boolean {
  const title = titleOf(pid)
  return title !== undefined && !title.includes(markOf(cluster))
}

/** The command line; empty for a zombie, undefined when there is no such process or it is hidden from us. */
function titleOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const ps = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return ps.status === 0 ? ps.stdout : undefined
  } catch {
    return undefined
  }
}

/** True while there is a process of that number that we may signal. */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
