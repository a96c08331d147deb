import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { buildAndMark, isBuilt, requireBuilt } from './built.mjs'

const OLD = 'The pages are older than their sources: run npm run build'
const made = ['client/.vite/manifest.json', 'server/main.js', 'server/academy.js', 'server/entry-server.js']

/** A tree with one source of each kind. @returns what writes into it */
async function plant() {
  const root = await mkdtemp(join(tmpdir(), 'palestra-built-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const files = ['messages/en.json', 'src/web/forms/form.ts', 'src/features/blogs/commands.ts', 'src/web/form.test.ts']
  for (const file of [...files, 'scripts/build/a.ts', 'packages/a/a.ts', 'vite.config.ts', 'package-lock.json'])
    await write(file, 'first')
  for (const file of made) await write(`dist/${file}`, '')
  return { root, write }
}

test('a build that is older than the pages’ sources is refused in one sentence, and a new one is not', async () => {
  const { root, write } = await plant()
  expect(() => requireBuilt(root, 'pages')).toThrow(OLD)
  buildAndMark(root, () => {})
  expect(() => requireBuilt(root, 'pages')).not.toThrow()
  for (const file of ['messages/en.json', 'src/web/forms/form.ts', 'vite.config.ts']) {
    await write(file, 'changed')
    expect(() => requireBuilt(root, 'pages'), file).toThrow(OLD)
    buildAndMark(root, () => {})
  }
  await write('src/web/forms/form.ts', 'changed')
  expect(isBuilt(root, 'pages'), 'written again as it was').toBe(true)
})

test('what a test runs from its sources makes the whole build old, not the pages; a test makes neither', async () => {
  const { root, write } = await plant()
  buildAndMark(root, () => {})
  await write('src/web/form.test.ts', 'changed')
  expect(isBuilt(root, 'all')).toBe(true)
  await write('src/features/blogs/commands.ts', 'changed')
  expect([isBuilt(root, 'pages'), isBuilt(root, 'all')]).toEqual([true, false])
})

test('a build that broke off, or lacks a file, is none', async () => {
  const { root } = await plant()
  buildAndMark(root, () => {})
  expect(() =>
    buildAndMark(root, () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(isBuilt(root, 'all')).toBe(false)
  buildAndMark(root, () => {})
  await rm(join(root, 'dist/server/main.js'))
  expect(isBuilt(root, 'all')).toBe(false)
})
