import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { buttonClass } from '../controls/button.tsx'
import { useBack } from './back.ts'
import type { OverlayProps } from './dialog.tsx'

export interface DrawerProps extends OverlayProps {
  /** The edge it comes from; the start edge unless told. */
  side?: 'start' | 'end' | undefined
  /** Where the focus goes when it closes; to where it was unless told. */
  finalFocus?: (() => HTMLElement | boolean) | undefined
  /** Buttons that stay in view below what scrolls. */
  footer?: ReactNode
}

/** A panel from the edge of the window: filters, the menu of a phone. Loads Base UI: import it lazily on public pages. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, closeLabel, children, trigger, side = 'start', footer } = props
  const typing = useBack(open, () => onOpenChange(false))
  return (
    <BaseDialog.Root open={open} onOpenChange={next => onOpenChange(next)}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="backdrop" />
        <BaseDialog.Popup
          className="drawer"
          data-side={side}
          initialFocus={props.initialFocus}
          finalFocus={props.finalFocus}
          {...typing}
        >
          <div className="drawer-head">
            <BaseDialog.Title className="dialog-title">{title}</BaseDialog.Title>
            <BaseDialog.Close
              className={buttonClass({ variant: 'ghost', className: 'btn-icon' })}
              aria-label={closeLabel}
            >
              <X />
            </BaseDialog.Close>
          </div>
          <div className="scroll">{children}</div>
          {footer && <div className="drawer-foot">{footer}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
