import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'

import type { Account } from './account.ts'
import { seconds } from './durations.ts'
import { DatabaseError, textOf } from './errors.ts'
import { nameForServer, type Folders } from './folders.ts'
import { openLog, readLog } from './log.ts'
import { isGoneWithin, markOf, sendSignal } from './programs/processes.ts'
import type { Programs } from './programs/programs.ts'
import { guardServer } from './programs/watchdog.ts'
import { asOptions, cleanEnvironment, type Settings } from './settings.ts'

/** All that starting a server needs to know. */
export type Launch = {
  readonly folders: Folders
  readonly programs: Programs
  readonly account: Account | undefined
  readonly settings: Settings
}

/** A running PostgreSQL of ours. */
export type Server = {
  /** Settles when its main process is gone. */
  readonly ended: Promise<void>
  /** What it logged so far. */
  words(): string
  /** Ends it, and its watchdog with it. */
  stop(): Promise<void>
}

/** How long each way of stopping may take: politely, without a checkpoint, at once. */
const stopSteps: readonly (readonly [signal: NodeJS.Signals, waitMs: number])[] = [
  ['SIGINT', seconds(30)],
  ['SIGQUIT', seconds(10)],
  ['SIGKILL', seconds(5)],
]

/**
 * Starts PostgreSQL, guarded by a watchdog, and returns before it is ready. It gets a session of its own, so that
 * Ctrl-C in the terminal reaches Node only, which then closes in order.
 */
export function startServer({ folders, programs, account, settings }: Launch): Server {
  const { cluster } = folders
  const { descriptor, from } = openLog(folders.log, account)
  const options = asOptions({ ...settings, cluster_name: markOf(cluster) })
  const child = spawn(programs.postgres, ['-D', nameForServer(account, cluster), ...options], {
    ...account,
    cwd: cluster,
    env: cleanEnvironment,
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
  })
  closeSync(descriptor)
  let failure = ''
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', error => {
      failure = textOf(error)
      resolve()
    })
  })
  const pid = child.pid ?? 0
  if (pid > 0) guardServer({ pid, cluster, ended })
  child.unref()
  const stop = async () => {
    child.ref() // or Node ends before it hears of the end
    await stopServer(pid, cluster)
    await ended
  }
  return { ended, stop, words: () => failure || readLog(folders.log, from) }
}

/**
 * Stops a server and waits until it is gone: fast shutdown first, harder when that hangs.
 * @throws DatabaseError when even SIGKILL does not end it in 5 s
 */
export async function stopServer(pid: number, cluster: string): Promise<void> {
  for (const [signal, waitMs] of stopSteps) {
    sendSignal(pid, signal)
    if (await isGoneWithin({ pid, cluster, waitMs })) return
  }
  throw new DatabaseError(`PostgreSQL (process ${pid}) does not stop.`)
}
