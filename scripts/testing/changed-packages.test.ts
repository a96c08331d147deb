import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { plant } from '@palestra/checks/testing'
import { expect, test } from 'vitest'

import { readPackages } from './changed-packages.ts'

const tree = {
  'package-lock.json': '{}',
  'packages/base/package.json': '{ "name": "@palestra/base" }',
  'packages/base/src/base.ts': '1',
  'packages/middle/package.json': '{ "name": "@palestra/middle", "dependencies": { "@palestra/base": "1" } }',
  'packages/top/package.json': '{ "name": "@palestra/top", "devDependencies": { "@palestra/middle": "1" } }',
  'packages/apart/package.json': '{ "name": "@palestra/apart" }',
}

test.each([
  { file: 'packages/base/src/base.ts', tested: ['base', 'middle', 'top'] },
  { file: 'packages/middle/new.ts', tested: ['middle', 'top'] },
  { file: 'package-lock.json', tested: ['apart', 'base', 'middle', 'top'] },
  { file: 'src/product.ts', tested: [] },
])('after a change of $file, $tested are tested again', async ({ file, tested }) => {
  const root = await plant({ ...tree, 'src/product.ts': '1' })
  const first = readPackages(root)
  expect(first.changed).toEqual(first.all)
  first.notePassed()
  expect(readPackages(root).changed).toEqual([])
  await writeFile(join(root, file), '2')
  expect(readPackages(root).changed).toEqual(tested)
})

test('a broken mark tests every package', async () => {
  const root = await plant({ ...tree, '.cache/tested-packages.json': '{ "base": 1' })
  expect(readPackages(root).changed).toEqual(['apart', 'base', 'middle', 'top'])
})
