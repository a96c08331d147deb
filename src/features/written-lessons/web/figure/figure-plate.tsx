import { RotateCcw } from 'lucide-react'
import { type CSSProperties, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Figure, Quantity } from '#src/features/courses/contract/figures.ts'
import { Button } from '#src/ui/controls/button.tsx'

import { CurveTable } from './curve-table.tsx'
import { Plot } from './figure-plot.tsx'
import { onStep, digitsOf, type Result, runsOf, startOf, type Values } from './plot.ts'
import { useAmount } from './use-amount.ts'

import './figure.css'
import './figure-plot.css'

/** A figure that answers: whoever moves its quantities sees the curves follow, over where they were at first. */
export function FigurePlate({ figure, name }: { figure: Figure; name: string }) {
  const t = useTranslations('lessons.figure')
  const { quantities } = figure
  const start = useMemo(() => startOf(quantities), [quantities])
  const [moved, setMoved] = useState<Values>(start)
  // A figure that is being written may have lost the quantity that was moved, or its ends.
  const values: Values = new Map(
    quantities.map(quantity => [quantity.sign, onStep(quantity, moved.get(quantity.sign) ?? quantity.start)]),
  )
  const { curves, results } = useMemo(() => runsOf(figure), [figure])
  const hasMoved = quantities.some(({ sign }) => values.get(sign) !== start.get(sign))
  return (
    <section className="figure" aria-label={t('label', { name })}>
      {results.length > 0 && (
        <dl className="figure-results">
          {results.map((result, index) => (
            <ResultLine key={index} result={result} values={values} />
          ))}
        </dl>
      )}
      <Plot axes={figure} curves={curves} values={values} start={hasMoved ? start : undefined} />
      <div className="figure-quantities">
        {quantities.map(quantity => (
          <QuantitySlider
            key={quantity.sign}
            quantity={quantity}
            value={values.get(quantity.sign) ?? quantity.start}
            onMove={value => setMoved(new Map(values).set(quantity.sign, value))}
          />
        ))}
      </div>
      <div className="figure-foot">
        <Button size="sm" disabled={!hasMoved} onClick={() => setMoved(start)}>
          <RotateCcw />
          {t('reset')}
        </Button>
        <CurveTable axes={figure} curves={curves} values={values} />
      </div>
    </section>
  )
}

function ResultLine({ result: { name, unit, digits, run }, values }: { result: Result; values: Values }) {
  const amount = useAmount()
  const value = run(values)
  const isThere = Number.isFinite(value)
  const shown = amount(value, '', digits)
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>
        <output dir="auto">
          {isThere ? <bdi>{shown}</bdi> : <span>{shown}</span>}
          {isThere && unit && <small>{unit}</small>}
        </output>
      </dd>
    </div>
  )
}

interface SliderProps {
  quantity: Quantity
  value: number
  onMove: (value: number) => void
}

function QuantitySlider({ quantity, value, onMove }: SliderProps) {
  const amount = useAmount()
  const { name, unit, from, to, step } = quantity
  const shown = amount(value, unit, digitsOf(step))
  return (
    <label className="figure-quantity">
      <span dir="auto">{name}</span>
      <b dir="auto">{shown}</b>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={shown}
        style={{ '--share': (value - from) / (to - from) } as CSSProperties} // a variable is no property that React knows
        onChange={({ target }) => onMove(onStep(quantity, target.valueAsNumber))}
      />
    </label>
  )
}
