// The commands of an operator, and the academy, as processes on a data folder.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { expect, vi } from 'vitest'

import { minutes } from '#src/wire/durations.ts'

import { createClient } from '../client.ts'
import { markOfTheRun } from './end-with-the-run.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

type Run = { readonly args?: readonly string[]; readonly input?: string; readonly environment?: Record<string, string> }

export function start(script: string, dataDir: string, { args = [], input, environment }: Run = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...markOfTheRun(), DATA_DIR: dataDir, ...environment },
  })
  let [said, told] = ['', '']
  child.stdout.on('data', data => (told += String(data)))
  child.stderr.on('data', data => (said += String(data)))
  child.stdin.end(input)
  const exited = new Promise<number | null>(resolve => child.once('close', resolve))
  return { child, exited, said: () => said, told: () => told }
}

export async function command(dataDir: string, args: readonly string[], more: Run = {}) {
  const { exited, said, told } = start('dist/server/academy.js', dataDir, { ...more, args })
  const code = await exited
  return { code, said: said(), told: told() }
}

export async function serve(dataDir: string) {
  const port = await freePort()
  const environment = { PORT: String(port) }
  const { child, exited, told, said } = start('dist/server/main.js', dataDir, { environment })
  const isReady = () => expect(told() + said()).toContain('Palestra is ready')
  await vi.waitFor(isReady, { timeout: minutes(2), interval: 50 })
  const stop = async () => {
    child.kill('SIGTERM')
    expect(await exited).toBe(0)
  }
  return { client: createClient(`http://127.0.0.1:${port}`), stop }
}
