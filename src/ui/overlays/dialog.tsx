import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'

import { buttonClass } from '../controls/button.tsx'
import { useBack } from './back.ts'

export interface OverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Name of the button that closes it. */
  closeLabel: string
  children?: ReactNode
  /** The button that opens it, a `<Button>`; focus returns to it. Without one, focus returns to where it was. */
  trigger?: ReactElement | undefined
  /** Takes focus on opening; the first control inside unless told. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

export interface DialogProps extends OverlayProps {
  description?: ReactNode
  size?: 'normal' | 'wide' | undefined
  /** The buttons at the end. */
  actions?: ReactNode
}

/** Loads Base UI: import it lazily on public pages. For a question that needs an answer use `AlertDialog`. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, closeLabel, children, trigger, description, size = 'normal', actions } = props
  const typing = useBack(open, () => onOpenChange(false))
  return (
    <BaseDialog.Root open={open} onOpenChange={next => onOpenChange(next)}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="backdrop" />
        <BaseDialog.Popup className="dialog" data-size={size} initialFocus={props.initialFocus} {...typing}>
          <BaseDialog.Title className="dialog-title mb-2 pe-10">{title}</BaseDialog.Title>
          {description && <BaseDialog.Description className="dialog-text">{description}</BaseDialog.Description>}
          {children}
          {actions && <div className="dialog-acts">{actions}</div>}
          {/* Last, so that focus starts in the content. */}
          <BaseDialog.Close
            className={buttonClass({ variant: 'ghost', className: 'btn-icon dialog-close' })}
            aria-label={closeLabel}
          >
            <X />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
