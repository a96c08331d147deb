import { type ReactNode, useState } from 'react'

export interface HoverLabelProps {
  /** The words shown on hover and focus. They are for the eye: the control inside carries its own name. */
  label: string
  /** Where it stands: after the control (the rail), or above it. */
  side?: 'end' | 'above' | undefined
  children: ReactNode
}

export function HoverLabel({ label, side = 'end', children }: HoverLabelProps) {
  const [dismissed, setDismissed] = useState(false)
  return (
    <span
      className="hover-label"
      role="presentation"
      data-side={side}
      data-dismissed={dismissed ? '' : undefined}
      onKeyDown={event => event.key === 'Escape' && setDismissed(true)}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children}
      <span className="tip" aria-hidden="true">
        {label}
      </span>
    </span>
  )
}
