import { describe, expect, test } from 'vitest'

import { isReserved, readFormula } from './formula.ts'

/** What it comes to, with numbers for its names. */
function valueOf(text: string, values: Readonly<Record<string, number>> = {}): number {
  const read = readFormula(text, new Set(Object.keys(values)))
  if ('fault' in read) throw new Error(`${text}: ${read.fault.kind} ${read.fault.word}`)
  return read.run(new Map(Object.entries(values)))
}
const faultOf = (text: string, ...names: string[]) => {
  const read = readFormula(text, new Set(names))
  return 'fault' in read ? [read.fault.kind, read.fault.word] : undefined
}

test.each<[string, number]>([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['2 ^ 3 ^ 2', 512],
  ['-2^2', -4],
  ['(-2)^2', 4],
  ['--2^2', 4],
  ['2 * -3^2', -18],
  ['2^-1', 0.5],
  ['10 - 4 - 3', 3],
  ['24 / 4 / 2', 3],
  ['1e-3 * .5', 0.0005],
  ['sqrt(16) + abs(-2)', 6],
  ['ln(e) + log(1000)', 4],
  ['round(2.4) + floor(2.9) + min(3, 1, 2) + max(1, 2)', 7],
  ['sin(pi / 2) + cos(0)', 2],
  ['1 < 2 ? 10 : 20', 10],
  ['2 <= 1 ? 10 : 3 >= 3 ? 20 : 30', 20],
  ['2 × 3 − 1', 5],
  ['3²', 9],
  ['6 ÷ 2 · 2', 6],
])('D-71 %s is %d', (text, value) => {
  expect(valueOf(text)).toBeCloseTo(value, 10)
})

test('D-71 names are numbers that are given, and nothing else', () => {
  expect(valueOf('vmax * (1 - exp(-x / tau))', { vmax: 9, tau: 1, x: 1 })).toBeCloseTo(9 * (1 - Math.exp(-1)))
  expect(valueOf('sqrt(x)', { x: -1 })).toBeNaN()
  expect(valueOf('1 / x', { x: 0 })).toBe(Infinity)
})

describe('T60 ASVS 1.3.2 nothing of a formula is run as code, and what is no formula is said to be none', () => {
  test.each<[string, string, string]>([
    ['', 'missing', ''],
    ['  ', 'missing', ''],
    ['a * 2', 'name', 'a'],
    ['constructor', 'name', 'constructor'],
    ['__proto__', 'name', '__proto__'],
    ['toString(x)', 'function', 'toString'],
    ['constructor(x)', 'function', 'constructor'],
    ['foo(x)', 'function', 'foo'],
    ['sqrt', 'count', 'sqrt'],
    ['sqrt()', 'count', 'sqrt'],
    ['sqrt(1, 2)', 'count', 'sqrt'],
    ['min(1)', 'count', 'min'],
    ['2x', 'unreadable', ''],
    ['2 x', 'unreadable', ''],
    ['x +', 'unreadable', ''],
    ['(x', 'unreadable', ''],
    ['()', 'unreadable', ''],
    ['(1, 2)', 'unreadable', ''],
    ['1; 2', 'unreadable', ''],
    ['x.y', 'unreadable', ''],
    ['x["y"]', 'unreadable', ''],
    ['x[0]', 'unreadable', ''],
    ['[x]', 'unreadable', ''],
    ['"x"', 'unreadable', ''],
    ['x = 1', 'unreadable', ''],
    ['x == 1', 'unreadable', ''],
    ['x && 1', 'unreadable', ''],
    ['!x', 'unreadable', ''],
    ['this', 'unreadable', ''],
    ['this.x', 'unreadable', ''],
    ['(x)(1)', 'unreadable', ''],
    ['x.y(1)', 'unreadable', ''],
    ['x => 1', 'unreadable', ''],
    ['`x`', 'unreadable', ''],
    ['1e999', 'unreadable', ''],
    ['0 < x < 1', 'unreadable', ''],
    ['x ? 1', 'unreadable', ''],
    ['1,5 * x', 'unreadable', ''],
    ['€', 'name', '€'],
  ])('%s', (text, kind, word) => {
    expect(faultOf(text, 'x')).toEqual([kind, word])
  })

  test('however deep its brackets are', () => {
    expect(faultOf(`${'('.repeat(100_000)}1`)).toEqual(['unreadable', ''])
    expect(valueOf(`${'('.repeat(90)}1${')'.repeat(90)}`)).toBe(1)
  })
})

test('a quantity is not called as a function or a constant is', () => {
  expect(['x', 'e', 'pi', 'sqrt', 'min'].every(isReserved)).toBe(true)
  expect(['tau', 'X', 'E', 'constructor'].some(isReserved)).toBe(false)
})
