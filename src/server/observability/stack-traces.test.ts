import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

import { inSources } from './stack-traces.ts'

const run = promisify(execFile)

const code = `type Nothing = undefined

function fail(): Nothing {
  console.log(new Error('fault').stack)
}
fail()
`

test('a fault in a bundle is told by the line of its source', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'palestra-traces-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const source = join(folder, 'fault.ts')
  await writeFile(source, code)
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      ssr: source,
      outDir: 'dist',
      sourcemap: true,
      rolldownOptions: { output: { banner: '\n\n\n', entryFileNames: '[name].js' } },
    },
  })
  const { stdout: stack } = await run(process.execPath, [join(folder, 'dist/fault.js')])
  expect(stack).toMatch(/dist\/fault\.js:[5-9]:/)
  expect(inSources(stack)).toContain(`${source}:4:`)
})

test('a line of a file without a map stays as it is', () => {
  const stack = `Error\n    at act (${import.meta.url.replace('.ts', '.js')}:1:1)\n    at node:internal/process:1:1`
  expect(inSources(stack)).toBe(stack)
})
