// A figure while it is written: what is typed stays text.
import type { Figure } from '#src/features/courses/contract/figures.ts'

import { plainNumber } from './typed-number.ts'

export type AxisValues = { name: string; unit: string; from: string; to: string }
export type QuantityValues = AxisValues & { sign: string; step: string; start: string }
export type CurveValues = { name: string; formula: string }
export type ResultValues = CurveValues & { unit: string; digits: string }
export type FigureValues = {
  x: AxisValues
  y: AxisValues
  quantities: QuantityValues[]
  curves: CurveValues[]
  results: ResultValues[]
}

const noAxis: AxisValues = { name: '', unit: '', from: '', to: '' }
export const noQuantity: QuantityValues = { ...noAxis, sign: '', step: '', start: '' }
export const noCurve: CurveValues = { name: '', formula: '' }
export const noResult: ResultValues = { ...noCurve, unit: '', digits: '0' }
export const noFigure: FigureValues = { x: noAxis, y: noAxis, quantities: [noQuantity], curves: [noCurve], results: [] }

export function valuesOfFigure(figure: Figure | null): FigureValues {
  if (figure === null) return noFigure
  const { x, y, quantities, curves, results } = figure
  return {
    x: axisValues(x),
    y: axisValues(y),
    quantities: quantities.map(({ sign, step, start, ...span }) => ({
      sign,
      ...axisValues(span),
      step: plainNumber(step),
      start: plainNumber(start),
    })),
    curves,
    results: results.map(({ digits, ...result }) => ({ ...result, digits: String(digits) })),
  }
}

const axisValues = ({ name, unit, from, to }: Figure['x']): AxisValues => ({
  name,
  unit,
  from: plainNumber(from),
  to: plainNumber(to),
})
