// An academy as a process of its own, to be killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type AcademyProcess = { kill: () => Promise<void>; stop: () => Promise<void>; readonly output: () => string }

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const START_MS = 60_000

/** @param hasty the control: its webhook answers before it works */
export async function startProcess(environment: Record<string, string>, hasty: boolean): Promise<AcademyProcess> {
  const file = fileOf(hasty ? './ack-first-control.ts' : '../../app/main.ts')
  const child = spawn(process.execPath, [file], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(child, 'exit')
  let said = ''
  child.stdout.on('data', data => (said += String(data)))
  child.stderr.on('data', data => (said += String(data)))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exit
  }
  for (
    const until = Date.now() + START_MS;
    !said.includes('is ready');
    await new Promise(done => setTimeout(done, 20))
  ) {
    if (child.exitCode === null && child.signalCode === null && Date.now() < until) continue
    child.kill('SIGKILL')
    throw new Error(`The academy did not start:\n${said}`)
  }
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), output: () => said }
}
