import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ComponentProps, ReactElement } from 'react'

/** Long enough that a pointer on its way past opens none. */
const DELAY_MS = 300

export interface TooltipProps extends Omit<ComponentProps<typeof BaseTooltip.Trigger>, 'render' | 'children'> {
  /** The words shown on hover and on focus by keyboard. They are for the eye: the control carries its own name. */
  label: string
  /** One control, such as an `IconButton` or a link that looks like one. */
  children: ReactElement
}

/**
 * Says what an icon does, above it, or wherever the window has room. Loads Base UI, so it is for pages whose icons stand
 * close together or at the window's edge; elsewhere `HoverLabel` does.
 */
export function Tooltip({ label, children, ...rest }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger {...rest} delay={DELAY_MS} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className="tip-place" sideOffset={6} collisionPadding={8}>
          <BaseTooltip.Popup className="tip">{label}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
