import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { plantProject } from './planted-project.ts'
import { checkSecrets } from './secrets.ts'

const toolTime = { timeout: 60_000 }
const root = join(import.meta.dirname, '../..')
const letters = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6'
// Put together here, so that this file holds none.
const keys = [
  ['sk', 'live', letters].join('_'),
  ['whsec', letters].join('_'),
  ['AKIA', 'Q1W2E3R4T5Y6U7I8'].join(''),
  ['ghp', `${letters}q7R8`].join('_'),
  ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' '),
]

test('T75 each key that was written down is found, and none where there is none', toolTime, async () => {
  const written = keys.map((key, index) => [`src/server/${index}.ts`, `const ours = 1\nconst key = '${key}'\n`])
  const tree = { ...Object.fromEntries(written), 'docs/a.md': 'sk_test_1 is none', '.env.local': keys[0] ?? '' }
  const { read, findings } = await checkSecrets(await plantProject(tree))
  expect(read).toBeGreaterThan(keys.length + 1)
  expect(findings.map(({ path, line }) => `${path}:${line}`).toSorted()).toEqual([
    '.env.local:1',
    ...keys.map((_, index) => `src/server/${index}.ts:2`),
  ])
})

test('T75 nothing of the kind is in the project, and files of settings stay out of it', toolTime, async () => {
  const { read, findings } = await checkSecrets(root)
  expect(read).toBeGreaterThan(500)
  expect(findings).toEqual([])
  expect((await readFile(join(root, '.gitignore'), 'utf8')).split('\n')).toContain('.env*')
})
