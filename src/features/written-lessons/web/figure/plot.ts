// The geometry of a figure: numbers of its axes become places in a box of 1000 by 1000, which is stretched to its place.
import type { Figure, Quantity } from '#src/features/courses/contract/figures.ts'
import { readFormula, type Evaluate } from '#src/features/courses/contract/formula.ts'

const BOX = 1000
/** So many stretches a curve is drawn of. */
const STRETCHES = 240

type Axis = Figure['x']
export type Values = ReadonlyMap<string, number>

/** Something of a figure with its formula ready to be worked out. */
type Running<T> = T & { readonly run: Evaluate }
export type Curve = Running<Figure['curves'][number]>
export type Result = Running<Figure['results'][number]>

/** The curves and results of a figure, ready to be worked out; what cannot be read has no value anywhere. */
export function runsOf({ quantities, curves, results }: Pick<Figure, 'quantities' | 'curves' | 'results'>) {
  const signs = quantities.map(({ sign }) => sign)
  return { curves: running(curves, ['x', ...signs]), results: running(results, signs) }
}

const running = <T extends { formula: string }>(parts: readonly T[], names: readonly string[]): Running<T>[] =>
  parts.map(part => {
    const read = readFormula(part.formula, new Set(names))
    return { ...part, run: 'run' in read ? read.run : nowhere }
  })

const nowhere: Evaluate = () => Number.NaN

/** A value on the nearest step of a quantity, as a slider would have it. */
export function onStep({ from, to, step }: Quantity, value: number): number {
  const steps = Math.round((Math.min(to, Math.max(from, value)) - from) / step)
  const nearest = from + steps * step
  return clean(nearest > to ? nearest - step : nearest)
}

/** What the quantities have before anybody moves them. */
export const startOf = (quantities: readonly Quantity[]): Values =>
  new Map(quantities.map(quantity => [quantity.sign, onStep(quantity, quantity.start)]))

/** Without what a computer's fractions leave behind: 0.1 + 0.2. */
const clean = (value: number): number => Number(value.toPrecision(12))

/** Digits behind the point of a step. */
export const digitsOf = (step: number): number => {
  const [digits, power] = step.toExponential().split('e')
  return Math.min(6, Math.max(0, (digits?.split('.')[1]?.length ?? 0) - Number(power)))
}

/** Three to seven round numbers along an axis. */
export function ticksOf({ from, to }: Axis): { ticks: number[]; step: number } {
  const rough = (to - from) / 6
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = clean(([1, 2, 5, 10].find(factor => factor * power >= rough * (1 - 1e-9)) ?? 10) * power)
  const first = Math.ceil(from / step - 1e-9)
  const count = Math.floor(to / step + 1e-9) - first + 1
  return { ticks: Array.from({ length: count }, (_, index) => clean((first + index) * step)), step }
}

/** The name of an axis with the unit of its numbers. */
export const nameOf = ({ name, unit }: Axis): string => (unit ? `${name} (${unit})` : name)

/** What a curve comes to at a place along the bottom. */
export const readAt = ({ run }: Curve, values: Values, x: number): number => run(new Map(values).set('x', x))

/** Where a number stands along its axis: 0 at its beginning, 1 at its end. */
export const shareOf = ({ from, to }: Axis, value: number): number => (value - from) / (to - from)

/** The number at a share of an axis. */
export const valueAt = ({ from, to }: Axis, share: number): number => clean(from + share * (to - from))

/**
 * A curve as the data of a path. It is broken where it has no value, and where it jumps over the whole height, as 1/x does
 * at 0; what lies outside is drawn just outside.
 */
export function curveOf({ run }: Curve, { x, y }: Pick<Figure, 'x' | 'y'>, values: Values): string {
  const given = new Map(values)
  let path = ''
  let before: number | undefined
  for (let index = 0; index <= STRETCHES; index++) {
    const share = index / STRETCHES
    const value = shareOf(y, run(given.set('x', valueAt(x, share))))
    const here = Number.isNaN(value) ? undefined : Math.min(2, Math.max(-1, value))
    if (here !== undefined) {
      const isBroken = before === undefined || (Math.max(here, before) > 1 && Math.min(here, before) < 0)
      path += `${isBroken ? 'M' : 'L'}${round(share * BOX)} ${round((1 - here) * BOX)}`
    }
    before = here
  }
  return path
}

const round = (value: number): number => Math.round(value * 10) / 10
