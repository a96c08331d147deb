import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'

interface ProgressProps {
  /** 0 to 100; what lies outside is cut off. */
  percent: number
  /** What is in progress. Absent: decoration, where the number stands beside it as text. */
  label?: string | undefined
  className?: string | undefined
}

export interface ProgressBarProps extends ProgressProps {
  /** 4 px high, or 8. */
  size?: 4 | 8 | undefined
  /** `done` turns green at 100 unless told otherwise. */
  tone?: 'progress' | 'done' | 'star' | undefined
}

export function ProgressBar({ percent, label, size = 4, tone, className }: ProgressBarProps) {
  const value = clampPercent(percent)
  const style: CSSProperties & { '--p': string } = { '--p': `${value}%` }
  return (
    <span
      className={clsx('bar', className)}
      style={style}
      data-size={size}
      data-tone={tone ?? toneOf(value)}
      {...meaning(value, label)}
    >
      <span />
    </span>
  )
}

export interface ProgressRingProps extends ProgressProps {
  /** px; 56 unless told. */
  size?: number | undefined
  /** What stands in the middle; the percentage unless told. */
  children?: ReactNode
}

export function ProgressRing({ percent, label, size = 56, children, className }: ProgressRingProps) {
  const value = clampPercent(percent)
  const style: CSSProperties & { '--sz': string } = { '--sz': `${size}px` }
  return (
    <span
      className={clsx('progress-ring', className)}
      style={style}
      data-tone={toneOf(value)}
      {...meaning(value, label)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="29" />
        {value > 0 && (
          <circle className="value" cx="32" cy="32" r="29" pathLength="100" strokeDasharray={`${value} 100`} />
        )}
      </svg>
      {children ?? <bdi>{Math.round(value)}%</bdi>}
    </span>
  )
}

function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent))
}

function toneOf(value: number): 'progress' | 'done' {
  return value === 100 ? 'done' : 'progress'
}

function meaning(value: number, label: string | undefined) {
  if (label === undefined) return { 'aria-hidden': true }
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(value),
  }
}
