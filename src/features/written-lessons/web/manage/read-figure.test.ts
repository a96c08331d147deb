import { expect, test } from 'vitest'

import { Figure } from '#src/features/courses/contract/figures.ts'

import { type FigureValues, noFigure, noResult, valuesOfFigure } from './figure-values.ts'
import { figureFaults, figureIn } from './read-figure.ts'

const figure = Figure.parse({
  x: { name: 'Time', unit: 's', from: 0, to: 6 },
  y: { name: 'Speed', unit: 'm/s', from: 0, to: 12 },
  quantities: [{ sign: 'tau', name: 'Time constant', unit: 's', from: 0.7, to: 1.7, step: 0.05, start: 1.15 }],
  curves: [{ name: 'Speed', formula: '9 * (1 - exp(-x / tau))' }],
  results: [{ name: 'At the start', unit: 'm/s²', formula: '9 / tau', digits: 1 }],
})
const typed = valuesOfFigure(figure)
const [quantity, curve, result] = [typed.quantities[0], typed.curves[0], typed.results[0]]
if (!quantity || !curve || !result) throw new Error('a figure has them')

test('a figure is typed, and read as what it was', () => {
  expect(typed.quantities[0]).toMatchObject({ from: '0.7', step: '0.05' })
  expect(figureFaults(typed)).toEqual({})
  expect(figureIn(typed)).toEqual(figure)
  expect(figureIn({ ...typed, x: { ...typed.x, to: '6,5' } })?.x.to, 'with a comma').toBe(6.5)
})

test('nothing typed is no figure, and nothing is wrong with it', () => {
  expect(valuesOfFigure(null)).toEqual(noFigure)
  expect([figureIn(noFigure), figureFaults(noFigure)]).toEqual([null, {}])
})

const cases: [field: string, kind: string, change: Partial<FigureValues>][] = [
  ['x.name', 'missing', { x: { ...typed.x, name: ' ' } }],
  ['x.from', 'no-number', { x: { ...typed.x, from: 'none' } }],
  ['y.to', 'not-after', { y: { ...typed.y, to: '0' } }],
  ['y.to', 'too-large', { y: { ...typed.y, to: '1000000001' } }],
  ['quantities.0.sign', 'missing', { quantities: [{ ...quantity, sign: '' }] }],
  ['quantities.0.sign', 'no-sign', { quantities: [{ ...quantity, sign: '2a' }] }],
  ['quantities.0.sign', 'reserved', { quantities: [{ ...quantity, sign: 'exp' }] }],
  ['quantities.1.sign', 'alike', { quantities: [quantity, quantity] }],
  ['quantities.0.step', 'not-above-zero', { quantities: [{ ...quantity, step: '0' }] }],
  ['quantities.0.step', 'too-fine', { quantities: [{ ...quantity, step: '0.0001' }] }],
  ['quantities.0.start', 'outside', { quantities: [{ ...quantity, start: '2' }] }],
  ['curves.0.formula', 'missing', { curves: [{ ...curve, formula: '' }] }],
  ['curves.0.formula', 'name', { curves: [{ ...curve, formula: 'k * x' }] }],
  ['curves.0.formula', 'unreadable', { curves: [{ ...curve, formula: '2x' }] }],
  ['results.0.formula', 'name', { results: [{ ...result, formula: 'x' }] }],
  ['results.0.digits', 'digits', { results: [{ ...result, digits: '5' }] }],
  ['results.0.name', 'missing', { results: [noResult] }],
]

test.each(cases)('%s is told to be wrong: %s, which the academy refuses as well', (field, kind, change) => {
  const values = { ...typed, ...change }
  expect(figureFaults(values)[field]).toMatchObject({ kind })
  expect(figureIn(values)).toBeNull()
})
