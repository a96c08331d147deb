import { useTranslations } from 'use-intl'

import type { Figure } from '#src/features/courses/contract/figures.ts'

import { type Curve, digitsOf, nameOf, readAt, ticksOf, type Values } from './plot.ts'
import { useAmount } from './use-amount.ts'

interface CurveTableProps {
  axes: Pick<Figure, 'x' | 'y'>
  curves: readonly Curve[]
  values: Values
}

/** The curves in numbers, for whom a drawing says little. */
export function CurveTable({ axes: { x, y }, curves, values }: CurveTableProps) {
  const t = useTranslations('lessons.figure')
  const amount = useAmount()
  const { ticks, step } = ticksOf(x)
  return (
    <details className="figure-values">
      <summary>{t('values')}</summary>
      <div className="figure-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{nameOf(x)}</th>
              {curves.map(({ name }, index) => (
                <th key={index} scope="col">
                  {curves.length === 1 ? nameOf(y) : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ticks.map(tick => (
              <tr key={tick}>
                <th scope="row">{amount(tick, '', digitsOf(step))}</th>
                {curves.map((curve, index) => (
                  <td key={index}>{amount(readAt(curve, values, tick), '')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
