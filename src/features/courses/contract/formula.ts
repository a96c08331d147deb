// A formula of a figure: what staff may write, and what it comes to. It is read into a closed set of steps; nothing of it is
// ever run as code.
import jsep from 'jsep'

export const FORMULA_MAX = 200

/** What a formula comes to, with a number for each name. What has no value (a root of less than 0) is no finite number. */
export type Evaluate = (values: ReadonlyMap<string, number>) => number

/** What is wrong with a formula, and the word in which it is. */
export interface FormulaFault {
  readonly kind: 'missing' | 'unreadable' | 'name' | 'function' | 'count'
  readonly word: string
}

/** How many numbers a function takes: from, to. */
const functions: ReadonlyMap<string, readonly [from: number, to: number, run: (...given: number[]) => number]> =
  new Map([
    ['sqrt', [1, 1, Math.sqrt]],
    ['exp', [1, 1, Math.exp]],
    ['ln', [1, 1, Math.log]],
    ['log', [1, 1, Math.log10]],
    ['abs', [1, 1, Math.abs]],
    ['sin', [1, 1, Math.sin]],
    ['cos', [1, 1, Math.cos]],
    ['tan', [1, 1, Math.tan]],
    ['round', [1, 1, Math.round]],
    ['floor', [1, 1, Math.floor]],
    ['min', [2, 8, Math.min]],
    ['max', [2, 8, Math.max]],
  ])

const constants: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
])

const operators: ReadonlyMap<string, (left: number, right: number) => number> = new Map([
  ['+', (left, right) => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
  ['^', (left, right) => left ** right],
  ['<', (left, right) => Number(left < right)],
  ['<=', (left, right) => Number(left <= right)],
  ['>', (left, right) => Number(left > right)],
  ['>=', (left, right) => Number(left >= right)],
])

export const functionNames: readonly string[] = [...functions.keys()]

/** Words that mean something in every formula: no quantity is called so. */
export const isReserved = (word: string): boolean => word === 'x' || functions.has(word) || constants.has(word)

/**
 * @param names what a formula may name besides the constants, such as `x` and the signs of quantities
 * @returns how to work it out, or what is wrong with it
 */
export function readFormula(text: string, names: ReadonlySet<string>): { run: Evaluate } | { fault: FormulaFault } {
  if (text.trim() === '') return { fault: { kind: 'missing', word: '' } }
  try {
    return { run: stepOf(jsep(plainSigns(text)), names) }
  } catch (error) {
    if (error instanceof Faulty) return { fault: error.fault }
    return { fault: { kind: 'unreadable', word: '' } }
  }
}

class Faulty extends Error {
  readonly fault: FormulaFault
  constructor(kind: FormulaFault['kind'], word = '') {
    super(kind)
    this.fault = { kind, word }
  }
}

const unreadable = () => new Faulty('unreadable')

/** As people and their keyboards write them. */
const plainSigns = (text: string): string =>
  text
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[·×]/g, '*')
    .replaceAll('÷', '/')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')

setUp()

/** Leaves of the reader's language what a formula has, and keeps its brackets: without them -x^2 could be (-x)^2. */
function setUp(): void {
  jsep.removeAllUnaryOps()
  jsep.removeAllBinaryOps()
  jsep.removeAllLiterals()
  jsep.addUnaryOp('-')
  for (const sign of ['<', '<=', '>', '>=']) jsep.addBinaryOp(sign, 1)
  for (const sign of ['+', '-']) jsep.addBinaryOp(sign, 2)
  for (const sign of ['*', '/']) jsep.addBinaryOp(sign, 3)
  jsep.addBinaryOp('^', 4, true)
  jsep.hooks.add('gobble-token', function keepBrackets(env) {
    if (this.char === '(') env.node = { type: 'Brackets', inside: this.gobbleGroup() }
  })
}

/** @throws Faulty */
function stepOf(read: jsep.Expression, names: ReadonlySet<string>): Evaluate {
  // The reader's own type names no kind.
  const node = read as jsep.CoreExpression | { type: 'Brackets'; inside: jsep.Expression }
  const step = (one: jsep.Expression) => stepOf(one, names)
  switch (node.type) {
    case 'Brackets':
      return step(node.inside)
    case 'Literal':
      return numberStep(node.value)
    case 'Identifier':
      return nameStep(node.name, names)
    case 'UnaryExpression':
      return negative(step(node.argument))
    case 'BinaryExpression':
      return binaryStep(node, step)
    case 'ConditionalExpression': {
      const [test, then, otherwise] = [step(node.test), step(node.consequent), step(node.alternate)]
      return values => (test(values) ? then(values) : otherwise(values))
    }
    case 'CallExpression':
      return callStep(node, step)
    default:
      throw unreadable()
  }
}

const negative =
  (step: Evaluate): Evaluate =>
  values =>
    -step(values)

function numberStep(value: unknown): Evaluate {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unreadable()
  return () => value
}

function nameStep(name: string, names: ReadonlySet<string>): Evaluate {
  const constant = constants.get(name)
  if (constant !== undefined) return () => constant
  if (functions.has(name)) throw new Faulty('count', name)
  if (!names.has(name)) throw new Faulty('name', name)
  return values => values.get(name) ?? Number.NaN
}

function binaryStep(node: jsep.BinaryExpression, step: (one: jsep.Expression) => Evaluate): Evaluate {
  const run = operators.get(node.operator)
  if (!run) throw unreadable()
  // -x^2 is -(x^2), which the reader does not know.
  if (node.operator === '^' && isNegation(node.left))
    return negative(binaryStep({ ...node, left: node.left.argument }, step))
  // 0 < x < 1 would compare 1 with what the first comparison says.
  if (isComparison(node) && isComparison(node.left)) throw unreadable()
  const [left, right] = [step(node.left), step(node.right)]
  return values => run(left(values), right(values))
}

const isNegation = (node: jsep.Expression): node is jsep.UnaryExpression => node.type === 'UnaryExpression'
const isComparison = (node: jsep.Expression): boolean =>
  typeof node['operator'] === 'string' && /^[<>]=?$/.test(node['operator'])

function callStep(node: jsep.CallExpression, step: (one: jsep.Expression) => Evaluate): Evaluate {
  const { callee } = node
  const name = callee.type === 'Identifier' && typeof callee['name'] === 'string' ? callee['name'] : ''
  const known = functions.get(name)
  if (!known) throw name ? new Faulty('function', name) : unreadable()
  const [from, to, run] = known
  if (node.arguments.length < from || node.arguments.length > to) throw new Faulty('count', name)
  const given = node.arguments.map(step)
  return values => run(...given.map(one => one(values)))
}
