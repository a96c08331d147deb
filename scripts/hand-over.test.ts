import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { serverFlags } from './hand-over.mjs'

const handOver = new URL('hand-over.mjs', import.meta.url).href
const folders: string[] = []
const started: number[] = []

afterEach(async () => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A launcher whose program writes its number into a file and waits, and the words that start it. */
async function makeLauncher() {
  const folder = await mkdtemp(join(tmpdir(), 'palestra-hand-over-'))
  folders.push(folder)
  const file = join(folder, 'pid')
  const program = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`
  const launcher = join(folder, 'launcher.mjs')
  await writeFile(
    launcher,
    `import { handOver } from ${JSON.stringify(handOver)}\nhandOver(process.execPath, ['-e', ${JSON.stringify(program)}], process.cwd())`,
  )
  const pidOfProgram = async () => {
    const pid = Number(await readFile(file, 'utf8').catch(() => ''))
    if (pid) started.push(pid)
    return pid
  }
  return { command: `${process.execPath} ${launcher}`, pidOfProgram }
}

const environment = (more: Record<string, string>) => {
  const { npm_lifecycle_event: _, ...rest } = process.env
  return { ...rest, ...more }
}

const ended = (child: ChildProcess) => new Promise(resolve => child.once('exit', resolve))

test('started in the background, it outlives the shell that started it', async () => {
  const { command, pidOfProgram } = await makeLauncher()
  spawnSync('sh', ['-c', `nohup ${command} >/dev/null 2>&1 &`], { env: environment({}) })
  await expect.poll(pidOfProgram, { timeout: 20_000 }).toBeGreaterThan(0)
  const pid = await pidOfProgram()
  await new Promise(resolve => setTimeout(resolve, 1500)) // the launcher looks at its parent every half second
  expect(isAlive(pid)).toBe(true)
})

test('in the background, the end of the session is nothing to the launcher, and SIGTERM still ends both', async () => {
  const { command, pidOfProgram } = await makeLauncher()
  const child = spawn('sh', ['-c', `exec ${command}`], { stdio: 'ignore', env: environment({}) })
  await expect.poll(pidOfProgram, { timeout: 20_000 }).toBeGreaterThan(0)
  const pid = await pidOfProgram()
  child.kill('SIGHUP')
  await new Promise(resolve => setTimeout(resolve, 500))
  expect([isAlive(pid), child.exitCode]).toEqual([true, null])
  child.kill('SIGTERM')
  await ended(child)
  expect(isAlive(pid)).toBe(false)
})

test('an academy whose npm was killed stops', async () => {
  const { command, pidOfProgram } = await makeLauncher()
  const npm = spawn('sh', ['-c', `${command}; true`], {
    stdio: 'ignore',
    env: environment({ npm_lifecycle_event: 'start' }),
  })
  await expect.poll(pidOfProgram, { timeout: 20_000 }).toBeGreaterThan(0)
  const pid = await pidOfProgram()
  npm.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('the manual starts the server as `npm start` does', async () => {
  const manual = await readFile('docs/operations.md', 'utf8')
  expect(manual).toContain(`bin/node ${serverFlags.join(' ')} dist/server/main.js`)
})
