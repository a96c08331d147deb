import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { judge, Survivors } from './judge.ts'

const source = 'const one = 1\n  return one > 2\n'
const mutantIn = (line: number, status: string, replacement = 'true') => ({
  status,
  replacement,
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
})
const reportOf = (...mutants: ReturnType<typeof mutantIn>[]) => ({ files: { 'src/a.ts': { source, mutants } } })
const killedOnes = (count: number) => Array.from({ length: count }, () => mutantIn(1, 'Killed'))
const listed = { file: 'src/a.ts', line: 'return one > 2', becomes: 'one >= 2', reason: 'one is never two' }

test('a file whose mutants are all killed is good, and one that hangs counts as killed', () => {
  const { scores, findings } = judge(reportOf(...killedOnes(3), mutantIn(1, 'Timeout')), [])
  expect(findings).toEqual([])
  expect(scores).toEqual(['100.0 %    4 of 4  src/a.ts'])
})

test('less than 90 % killed is too little', () => {
  const living = (count: number) => Array.from({ length: count }, () => mutantIn(2, 'Survived', 'one  >=\n 2'))
  expect(judge(reportOf(...killedOnes(9), ...living(1)), [listed]).findings).toEqual([])
  expect(judge(reportOf(...killedOnes(8), ...living(1)), [listed]).findings).toEqual([
    'src/a.ts: 88.9 % of its mutants are killed (at least 90 %)',
  ])
})

test.each(['Survived', 'NoCoverage'])('a mutant that is %s without a reason is found', status => {
  const report = reportOf(...killedOnes(9), mutantIn(2, status, 'one >= 2'))
  expect(judge(report, [{ ...listed, file: 'src/b.ts' }]).findings).toEqual([
    'src/a.ts:2 lives and has no reason: return one > 2 => one >= 2',
  ])
  expect(judge(report, [listed]).findings).toEqual([])
})

test('a listed mutant that is killed by now is told; those of other files are not asked for', () => {
  const { findings, outdated } = judge(reportOf(...killedOnes(1)), [listed, { ...listed, file: 'src/b.ts' }])
  expect(findings).toEqual([])
  expect(outdated).toEqual(['src/a.ts: return one > 2 => one >= 2'])
})

test('mutants that do not run are not counted', () => {
  expect(judge(reportOf(...killedOnes(1), mutantIn(2, 'RuntimeError')), []).findings).toEqual([])
})

test('every listed survivor stands in its file, with a reason', () => {
  const root = join(import.meta.dirname, '../..')
  const survivors = Survivors.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'survivors.json'), 'utf8')))
  for (const { file, line } of survivors) expect(readFileSync(join(root, file), 'utf8'), line).toContain(line)
})
