// What Stryker needs, held without it: it runs by hand, and rules that nobody asks about would go unseen for months.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { Survivors } from './judge.ts'
import { parts } from './parts.ts'

const root = join(import.meta.dirname, '../..')
const filesOf = (patterns: readonly string[]) => patterns.flatMap(pattern => globSync(pattern, { cwd: root }))

test('every file that is mutated without a database has its test beside it', () => {
  const pure = Object.values(parts).filter(({ hasDatabase }) => !hasDatabase)
  const files = filesOf(pure.flatMap(part => part.files))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter(file => !existsSync(join(root, file.replace(/\.ts$/, '.test.ts'))))).toEqual([])
})

test('every part finds its files and its tests', () => {
  for (const [name, part] of Object.entries(parts))
    for (const pattern of [...part.files, ...part.tests])
      expect([name, pattern, filesOf([pattern]).length > 0]).toEqual([name, pattern, true])
})

test('what is said to survive stands in its file', () => {
  const listed = Survivors.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'survivors.json'), 'utf8')))
  const mutated = new Set(filesOf(Object.values(parts).flatMap(part => part.files)))
  const gone = listed.filter(({ file, line }) => {
    const path = join(root, file)
    return (
      !mutated.has(file) ||
      !readFileSync(path, 'utf8')
        .split('\n')
        .some(one => one.trim() === line)
    )
  })
  expect(gone).toEqual([])
})
