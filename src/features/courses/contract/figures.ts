// A figure that answers: quantities that its reader moves, curves that follow them, and results that are said in numbers.
import { z } from 'zod'

import { Line } from '#src/wire/fields.ts'

import { FORMULA_MAX, isReserved, readFormula } from './formula.ts'

export const QUANTITIES_MAX = 4
export const CURVES_MAX = 4
export const RESULTS_MAX = 4
export const UNIT_MAX = 20
export const NAME_MAX = 80
export const DIGITS_MAX = 4
/** Up and down. */
export const AMOUNT_MAX = 1e9
/** Places that a quantity can have: more nobody can tell apart. */
export const STEPS_MAX = 1000
/** A letter, and up to seven more letters or digits. */
export const signPattern = /^[a-zA-Z][a-zA-Z0-9]{0,7}$/

const Amount = z.number().min(-AMOUNT_MAX).max(AMOUNT_MAX)
const Name = Line.min(1).max(NAME_MAX)
const Unit = Line.max(UNIT_MAX).default('')
const Formula = Line.min(1).max(FORMULA_MAX)
const isSpan = ({ from, to }: { from: number; to: number }): boolean => from < to
const backwards = { error: 'It has to end after it begins', path: ['to'] }

const Axis = z.strictObject({ name: Name, unit: Unit, from: Amount, to: Amount }).refine(isSpan, backwards)

const Quantity = z
  .strictObject({
    /** What formulas call it. */
    sign: z.string().max(8).regex(signPattern),
    name: Name,
    unit: Unit,
    from: Amount,
    to: Amount,
    step: Amount.positive(),
    start: Amount,
  })
  .refine(isSpan, backwards)
  .refine(({ from, to, start }) => start >= from && start <= to, {
    error: 'It has to begin between both ends',
    path: ['start'],
  })
  .refine(({ from, to, step }) => (to - from) / step <= STEPS_MAX, { error: 'The steps are too small', path: ['step'] })
  .refine(({ sign }) => !isReserved(sign), { error: 'This word has a meaning of its own', path: ['sign'] })

const Curve = z.strictObject({
  name: Name,
  /** Of `x` and the signs of the quantities. */
  formula: Formula,
})

const Result = z.strictObject({
  name: Name,
  unit: Unit,
  /** Of the signs of the quantities alone. */
  formula: Formula,
  /** Behind the point. */
  digits: z.number().int().min(0).max(DIGITS_MAX),
})

export const Figure = z
  .strictObject({
    x: Axis,
    y: Axis,
    quantities: z.array(Quantity).min(1).max(QUANTITIES_MAX),
    curves: z.array(Curve).min(1).max(CURVES_MAX),
    results: z.array(Result).max(RESULTS_MAX),
  })
  .superRefine((figure, context) => {
    const signs = figure.quantities.map(({ sign }) => sign)
    const fault = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path })
    for (const [index, sign] of signs.entries())
      if (signs.indexOf(sign) < index) fault('Two quantities have the same sign', 'quantities', index, 'sign')
    for (const [list, names] of [
      ['curves', new Set(['x', ...signs])],
      ['results', new Set(signs)],
    ] as const)
      for (const [index, { formula }] of figure[list].entries())
        if ('fault' in readFormula(formula, names)) fault('This formula cannot be read', list, index, 'formula')
  })
export type Figure = z.output<typeof Figure>
export type Quantity = Figure['quantities'][number]
