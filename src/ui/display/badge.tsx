import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'error' | 'accent' | 'ink'

export interface BadgeProps {
  tone?: BadgeTone | undefined
  /** Without the dot, for numbers and tags. */
  plain?: boolean | undefined
  children: ReactNode
}

/** The state of a thing in one word. */
export function Badge({ tone = 'neutral', plain, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone} data-dot={plain ? undefined : ''}>
      {children}
    </span>
  )
}
