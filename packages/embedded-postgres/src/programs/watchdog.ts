import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

import { seconds } from '../durations.ts'
import { cleanEnvironment } from '../settings.ts'

/**
 * Waits for the end of its input, then stops process $1, once postmaster.pid says that the number is the server's: a
 * server needs some milliseconds to write it, and the number may have gone to another process.
 */
const script = `read -r _
tries=0
while [ $tries -lt 50 ] && kill -0 "$1"; do
  read -r now < postmaster.pid && [ "$now" = "$1" ] && kill -INT "$1" && exit
  tries=$((tries + 1))
  sleep 0.1
done`

/**
 * Starts a tiny shell that outlives Node: its input ends when Node ends, however that happens, and then it stops the
 * server. A shell that is killed is replaced as long as the server runs.
 */
export function guardServer({ pid, cluster, ended }: { pid: number; cluster: string; ended: Promise<void> }): void {
  let isOver = false
  let shell = startShell()
  void ended.then(() => {
    isOver = true
    shell.kill('SIGKILL')
  })

  function startShell() {
    const started = spawn('/bin/sh', ['-c', script, 'database-watchdog', String(pid)], {
      cwd: cluster,
      env: cleanEnvironment,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    started.on('error', () => undefined)
    started.once('close', () => setTimeout(replaceShell, seconds(1)).unref())
    started.stdin.on('error', () => undefined)
    started.unref()
    if (started.stdin instanceof Socket) started.stdin.unref()
    return started
  }

  function replaceShell(): void {
    if (!isOver) shell = startShell()
  }
}
