// The product as a new user would start it, but for its port, its data folder and the log.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { freePort } from '#src/testing/starting/free-port.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

type Place = { readonly port: number; readonly url: string; readonly dataDir: string }

export type StartedAcademy = Place & {
  /** What it said so far. */
  said: () => string
  /** Ends it and removes its data. */
  stop: () => Promise<void>
}

type Surroundings = {
  /** What is set beside the port, the folder and the demo. */
  readonly environment: Readonly<Record<string, string>>
  /** Ends what the academy needed. */
  readonly close?: (() => Promise<unknown>) | undefined
}

export async function startAcademy(
  prepare: (place: Place) => Promise<Surroundings> = async () => ({ environment: {} }),
): Promise<StartedAcademy> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palestra-journeys-'))
  const port = await freePort()
  // Browsers keep passkeys for names, not for addresses.
  const place = { port, url: `http://localhost:${port}`, dataDir }
  const { environment, close } = await prepare(place)
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      PUBLIC_URL: place.url,
      DATA_DIR: dataDir,
      DEMO: 'on',
      TRUST_PROXY_HOPS: '1',
      LOG_LEVEL: 'warn',
      READS_PER_MINUTE: '0', // every journey comes from one address
      ...environment,
    },
  })
  let said = ''
  child.stdout.on('data', data => (said += String(data)))
  child.stderr.on('data', data => (said += String(data)))
  for (
    const end = Date.now() + 60_000;
    !said.includes('is ready');
    await new Promise(resolve => setTimeout(resolve, 50))
  ) {
    if (child.exitCode === null && Date.now() < end) continue
    child.kill('SIGKILL')
    throw new Error(`The academy did not start:\n${said}`)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('exit', resolve))
    await close?.()
    // On a busy machine the database may write its last files after the server that stops it is gone.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
  return { ...place, said: () => said, stop }
}
