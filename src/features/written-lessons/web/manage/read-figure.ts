// A figure as it is typed, read: what it is, or what keeps it from being shown, by the field that says so. The contract
// refuses the same.
import { AMOUNT_MAX, DIGITS_MAX, type Figure, signPattern, STEPS_MAX } from '#src/features/courses/contract/figures.ts'
import { isReserved, readFormula, type FormulaFault } from '#src/features/courses/contract/formula.ts'

import { numberIn } from '../lesson/answers.ts'
import type { AxisValues, FigureValues, QuantityValues } from './figure-values.ts'
import { numberFault } from './typed-number.ts'

type Kind =
  | Exclude<FormulaFault['kind'], 'missing'>
  | 'missing'
  | 'no-number'
  | 'too-large'
  | 'not-after'
  | 'no-sign'
  | 'reserved'
  | 'alike'
  | 'not-above-zero'
  | 'too-fine'
  | 'outside'
  | 'digits'
/** `word`: what of a formula nobody knows. */
export interface Fault {
  readonly kind: Kind
  readonly word?: string
}
type Found = readonly (readonly [field: string, fault: Fault | undefined])[]

/** A figure of which nothing was typed yet: a draft may be without one. */
const isBlank = ({ x, y, quantities, curves, results }: FigureValues): boolean =>
  [x, y, ...quantities, ...curves].every(part => Object.values(part).every(text => text.trim() === '')) &&
  results.length === 0

/** @returns by field, such as `quantities.0.sign`; empty where nothing is wrong, and for no figure */
export function figureFaults(figure: FigureValues): Readonly<Record<string, Fault>> {
  if (isBlank(figure)) return {}
  const { x, y, quantities, curves, results } = figure
  const signs = quantities.map(({ sign }) => sign.trim())
  const found: Found = [
    ...under('x', spanFaults(x)),
    ...under('y', spanFaults(y)),
    ...quantities.flatMap((quantity, index) =>
      under(`quantities.${index}`, [
        ['sign', signFault(signs, index)],
        ...spanFaults(quantity),
        ...placeFaults(quantity),
      ]),
    ),
    ...curves.flatMap((curve, index) => under(`curves.${index}`, formulaFaults(curve, ['x', ...signs]))),
    ...results.flatMap((result, index) =>
      under(`results.${index}`, [...formulaFaults(result, signs), ['digits', digitsFault(result.digits)]]),
    ),
  ]
  return Object.fromEntries(found.flatMap(([field, fault]) => (fault ? [[field, fault]] : [])))
}

/** @returns the figure as it is saved; null for none, and for one that is not whole yet (`figureFaults`) */
export function figureIn(values: FigureValues): Figure | null {
  if (isBlank(values) || Object.keys(figureFaults(values)).length > 0) return null
  const { x, y, quantities, curves, results } = values
  return {
    x: spanIn(x),
    y: spanIn(y),
    quantities: quantities.map(quantity => ({
      sign: quantity.sign.trim(),
      ...spanIn(quantity),
      step: numberOf(quantity.step),
      start: numberOf(quantity.start),
    })),
    curves: curves.map(({ name, formula }) => ({ name: name.trim(), formula: formula.trim() })),
    results: results.map(({ name, unit, formula, digits }) => ({
      name: name.trim(),
      unit: unit.trim(),
      formula: formula.trim(),
      digits: numberOf(digits),
    })),
  }
}

const spanIn = ({ name, unit, from, to }: AxisValues) => ({
  name: name.trim(),
  unit: unit.trim(),
  from: numberOf(from),
  to: numberOf(to),
})

const under = (place: string, faults: Found): Found => faults.map(([field, fault]) => [`${place}.${field}`, fault])
const because = (isWrong: boolean, kind: Kind): Fault | undefined => (isWrong ? { kind } : undefined)
const missing = (text: string): Fault | undefined => because(text.trim() === '', 'missing')

function amountFault(text: string): Fault | undefined {
  const kind = numberFault(text, AMOUNT_MAX)
  return kind && { kind }
}

function spanFaults({ name, from, to }: AxisValues): Found {
  return [
    ['name', missing(name)],
    ['from', amountFault(from)],
    ['to', amountFault(to) ?? because(numberOf(to) <= numberOf(from), 'not-after')],
  ]
}

function signFault(signs: readonly string[], index: number): Fault | undefined {
  const sign = signs[index] ?? ''
  if (!signPattern.test(sign)) return { kind: sign === '' ? 'missing' : 'no-sign' }
  return because(isReserved(sign), 'reserved') ?? because(signs.indexOf(sign) < index, 'alike')
}

function placeFaults(quantity: QuantityValues): Found {
  const [from, to] = [numberOf(quantity.from), numberOf(quantity.to)]
  const [step, start] = [numberOf(quantity.step), numberOf(quantity.start)]
  const [isTooFine, isOutside] = [(to - from) / step > STEPS_MAX, start < from || start > to]
  return [
    ['step', amountFault(quantity.step) ?? because(step <= 0, 'not-above-zero') ?? because(isTooFine, 'too-fine')],
    ['start', amountFault(quantity.start) ?? because(isOutside, 'outside')],
  ]
}

function formulaFaults({ name, formula }: { name: string; formula: string }, names: readonly string[]): Found {
  const read = readFormula(formula, new Set(names))
  return [
    ['name', missing(name)],
    ['formula', 'fault' in read ? read.fault : undefined],
  ]
}

const digitsFault = (text: string): Fault | undefined =>
  because(!/^\d$/.test(text.trim()) || numberOf(text) > DIGITS_MAX, 'digits')

const numberOf = (text: string): number => numberIn(text) ?? Number.NaN
