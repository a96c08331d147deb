import { type CSSProperties, memo, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Figure } from '#src/features/courses/contract/figures.ts'
import { shareAlong } from '#src/ui/display/share-along.ts'

import { type Curve, curveOf, digitsOf, nameOf, readAt, shareOf, ticksOf, valueAt, type Values } from './plot.ts'
import { useAmount } from './use-amount.ts'

interface ReadProps {
  axes: Pick<Figure, 'x' | 'y'>
  curves: readonly Curve[]
  values: Values
}

interface PlotProps extends ReadProps {
  /** Where the curves were at first, once they are elsewhere. */
  start: Values | undefined
}

/** Places along the bottom that the keys can read the curves at. */
const READINGS = 100

type Place = CSSProperties & { '--x': number; '--y': number }

const place = (x: number, y: number): Place => ({ '--x': x, '--y': y })

/** The drawing runs from left to right in every language, as its papers do. */
export function Plot({ start, ...read }: PlotProps) {
  const [at, setAt] = useState<number>()
  const { x, y } = read.axes
  const share = at === undefined ? undefined : at / READINGS
  return (
    <div className="figure-drawing" dir="ltr">
      <Legend {...read} x={share === undefined ? undefined : valueAt(x, share)} />
      <div
        className="figure-plot"
        onPointerMove={event => setAt(Math.round(shareAlong(event) * READINGS))}
        onPointerLeave={() => setAt(undefined)}
      >
        <Scale axis={y} isUp />
        <Scale axis={x} />
        <Curves {...read} start={start} />
        {share !== undefined && <Reading {...read} share={share} />}
        <Cursor {...read} at={at} onChange={setAt} />
      </div>
      <p className="figure-x" aria-hidden="true">
        {nameOf(x)}
      </p>
    </div>
  )
}

/** They are the same wherever somebody reads them. */
const Curves = memo(({ axes, curves, values, start }: PlotProps) => (
  <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
    {start && curves.map((curve, index) => <path key={index} className="was" d={curveOf(curve, axes, start)} />)}
    {curves.map((curve, index) => (
      <path key={index} className={`curve-${index + 1}`} d={curveOf(curve, axes, values)} />
    ))}
  </svg>
))

type LegendProps = ReadProps & { /** Where the curves are read. */ x: number | undefined }

/** What each line is, unless it is the only one; where somebody reads them, with its number. Its height stays. */
function Legend({ axes: { x: along, y }, curves, values, x }: LegendProps) {
  const t = useTranslations('lessons.figure')
  const amount = useAmount()
  const isNamed = curves.length > 1
  return (
    <div className="figure-legend" aria-hidden="true">
      <span className="figure-y">{nameOf(y)}</span>
      <ul>
        {curves.map((curve, index) => (
          <li key={index}>
            {isNamed && (
              <>
                <svg viewBox="0 0 28 6">
                  <path className={`curve-${index + 1}`} d="M1 3H27" />
                </svg>
                <span>{curve.name}</span>
              </>
            )}
            {x !== undefined && <b>{amount(readAt(curve, values, x), y.unit)}</b>}
          </li>
        ))}
      </ul>
      <span className="figure-at">{x === undefined ? '' : t('at', { place: amount(x, along.unit) })}</span>
    </div>
  )
}

function Scale({ axis, isUp = false }: { axis: Figure['x']; isUp?: boolean }) {
  const amount = useAmount()
  const { ticks, step } = ticksOf(axis)
  return ticks.map(tick => {
    const share = shareOf(axis, tick)
    return (
      <span
        key={tick}
        className={isUp ? 'figure-rule' : 'figure-tick'}
        style={isUp ? place(0, share) : place(share, 0)}
        aria-hidden="true"
      >
        {amount(tick, '', digitsOf(step))}
      </span>
    )
  })
}

type ReadingProps = ReadProps & { share: number }

/** A line through the place that is read, with a dot on each curve. */
function Reading({ axes: { x, y }, curves, values, share }: ReadingProps) {
  const heights = curves.map(curve => shareOf(y, readAt(curve, values, valueAt(x, share))))
  return (
    <span className="figure-reading" style={place(share, 0)} aria-hidden="true">
      {heights.map((height, index) => height >= 0 && height <= 1 && <i key={index} style={place(0, height)} />)}
    </span>
  )
}

type CursorProps = ReadProps & { at: number | undefined; onChange: (at: number | undefined) => void }

/** Lies over the plot, not seen: the way along the curves for keys, and what is read out of each place. */
function Cursor({ axes: { x, y }, curves, values, at, onChange }: CursorProps) {
  const t = useTranslations('lessons.figure')
  const amount = useAmount()
  const here = valueAt(x, (at ?? 0) / READINGS)
  const said = curves.map(curve =>
    t('reading', { curve: curve.name, amount: amount(readAt(curve, values, here), y.unit) }),
  )
  return (
    <input
      type="range"
      min={0}
      max={READINGS}
      value={at ?? 0}
      aria-label={t('read')}
      aria-valuetext={[t('at', { place: amount(here, x.unit) }), ...said].join(', ')}
      onChange={({ target }) => onChange(Number(target.value))}
      onFocus={() => onChange(at ?? READINGS / 2)}
      onBlur={() => onChange(undefined)}
    />
  )
}
