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

/** A run, and another one within it, as `npm test` has them: each starts processes with its environment and with one of theirs. */
const script = `import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { endWithTheRun, markOfTheRun } from ${JSON.stringify(new URL('end-with-the-run.ts', import.meta.url).href)}
const [file = '', databases, pids = '', ...inner] = process.argv.slice(1)
endWithTheRun(databases)
const options = { detached: true, stdio: 'ignore' } as const
const waits = ['-e', 'setInterval(() => {}, 1000)']
const children = [options, { ...options, env: markOfTheRun() }].map(each => spawn(process.execPath, waits, each))
writeFileSync(pids, children.map(({ pid }) => pid).join(' '))
if (inner.length > 0) spawn(process.execPath, [file, ...inner])
setInterval(() => {}, 1000)`

test('a test run that is killed leaves none of its processes behind, nor its databases, nor does a run within it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'palestra-run-'))
  const file = join(folder, 'run.ts')
  await writeFile(file, script)
  const runs = await Promise.all(
    ['outer', 'inner'].map(async name => ({
      databases: await mkdtemp(join(tmpdir(), `palestra-${name}-run-`)),
      pids: join(folder, name),
    })),
  )
  const words = runs.flatMap(({ databases, pids }) => [databases, pids])
  const started = spawn(process.execPath, [file, ...words], { stdio: 'inherit' })
  const read = async () => {
    const texts = await Promise.all(runs.map(({ pids }) => readFile(pids, 'utf8').catch(() => '')))
    return texts.flatMap(text => text.split(' ').filter(Boolean).map(Number))
  }
  await expect.poll(read).toHaveLength(4)
  const children = await read()
  expect(children.map(isAlive)).toEqual([true, true, true, true])
  started.kill('SIGKILL')
  const left = () => [...children.filter(isAlive), ...runs.filter(({ databases }) => existsSync(databases))]
  await expect.poll(left, { timeout: seconds(40) }).toEqual([])
  await rm(folder, { recursive: true, force: true })
})
