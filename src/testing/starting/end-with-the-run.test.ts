import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { seconds } from '#src/wire/durations.ts'

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a test run that is killed leaves none of its processes behind, nor its databases', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'palestra-run-'))
  const databases = await mkdtemp(join(tmpdir(), 'palestra-run-'))
  const pids = join(folder, 'pids')
  const waits = 'setInterval(() => {}, 1000)'
  const run = join(folder, 'run.ts')
  await writeFile(
    run,
    `import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { endWithTheRun, markOfTheRun } from ${JSON.stringify(new URL('end-with-the-run.ts', import.meta.url).href)}
endWithTheRun(${JSON.stringify(databases)})
const options = { detached: true, stdio: 'ignore' } as const
const waits = ['-e', ${JSON.stringify(waits)}]
const children = [options, { ...options, env: markOfTheRun() }].map(each => spawn(process.execPath, waits, each))
writeFileSync(${JSON.stringify(pids)}, children.map(({ pid }) => pid).join(' '))
${waits}`,
  )
  const started = spawn(process.execPath, [run], { stdio: 'inherit' })
  const read = async () => (await readFile(pids, 'utf8').catch(() => '')).split(' ').filter(Boolean).map(Number)
  await expect.poll(read, { timeout: seconds(20) }).toHaveLength(2)
  const children = await read()
  expect(children.map(isAlive)).toEqual([true, true])
  started.kill('SIGKILL')
  await expect.poll(() => children.map(isAlive), { timeout: seconds(20) }).toEqual([false, false])
  await expect.poll(() => existsSync(databases), { timeout: seconds(30) }).toBe(false)
  await rm(folder, { recursive: true, force: true })
})
