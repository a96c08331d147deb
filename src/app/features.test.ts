import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../features')
const folderOf = (name: string): string => name.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)

test('every feature is listed once, behind those that stand on it', async () => {
  const list = await readFile(join(import.meta.dirname, 'features.ts'), 'utf8')
  const listed = [...list.matchAll(/^ {2}(\w+)Feature,$/gm)].map(([, name = '']) => folderOf(name))
  expect(listed.toSorted()).toEqual((await readdir(root)).toSorted())
  for (const [index, name] of listed.entries()) {
    expect(existsSync(join(root, name, 'feature.ts')), name).toBe(true)
    const files = (await readdir(join(root, name), { recursive: true })).filter(file => /(?<!\.test)\.tsx?$/.test(file))
    const texts = await Promise.all(files.map(file => readFile(join(root, name, file), 'utf8')))
    const below = texts.flatMap(text =>
      [...text.matchAll(/'#src\/features\/([\w-]+)\//g)].map(([, other = '']) => other),
    )
    expect(
      listed.slice(0, index).filter(earlier => below.includes(earlier)),
      `${name} stands on these`,
    ).toEqual([])
  }
})
