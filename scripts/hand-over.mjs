// Plain JavaScript, because `scripts/start.mjs` runs before anything is installed.
import { spawn } from 'node:child_process'

/**
 * How the academy's process is started. V8 sizes its heap by the machine: with 24 GB the part for young objects grew to where
 * a page's garbage took 230 MB more, for no time of the processor (docs/performance.md).
 */
export const serverFlags = ['--max-semi-space-size=16']

/**
 * Runs a program as this command: same terminal, same signals, same end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function handOver(program, args, cwd) {
  const child = spawn(program, args, { cwd, stdio: 'inherit' })
  // Ctrl-C reaches the child by itself; a signal to this process alone is passed on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // In the background, with no terminal of ours, the end of a session is nothing to us: that is what nohup asks for.
  process.on('SIGHUP', () => process.stdout.isTTY && child.kill('SIGTERM'))
  // npm dies of a signal without passing it on: an academy whose npm is gone stops too. A shell may leave.
  const parent = process.ppid
  if (process.env['npm_lifecycle_event']) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
