import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'

import { buttonClass } from '../controls/button.tsx'
import { useBack } from './back.ts'
import type { OverlayProps } from './dialog.tsx'

export interface AlertDialogProps extends Omit<OverlayProps, 'closeLabel'> {
  /** What will happen, naming the thing it happens to. */
  description: ReactNode
  cancelLabel: string
  /** The button that does it: `<Button variant="danger">`, or a `SubmitButton` with `form`. */
  action: ReactNode
  /** It was the way back that asked: the next press is not an answer. */
  isAboutBack?: boolean | undefined
  /** Called where Escape or the way back would close it: with this, only its buttons do. */
  onDodged?: (() => void) | undefined
}

/** A question that must be answered: a press outside does not close it, Escape and Cancel do. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    cancelLabel,
    action,
    trigger,
    initialFocus,
    isAboutBack,
    onDodged,
  } = props
  const typing = useBack(open && !isAboutBack, onDodged ?? (() => onOpenChange(false)))
  return (
    <BaseAlertDialog.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        if (onDodged && reason === 'escape-key') onDodged()
        else onOpenChange(next)
      }}
    >
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className="backdrop" />
        <BaseAlertDialog.Popup className="dialog" initialFocus={initialFocus} {...typing}>
          <BaseAlertDialog.Title className="dialog-title mb-2">{title}</BaseAlertDialog.Title>
          <BaseAlertDialog.Description className="dialog-text">{description}</BaseAlertDialog.Description>
          {children}
          <div className="dialog-acts">
            <BaseAlertDialog.Close className={buttonClass({ variant: action ? 'ghost' : 'ink' })}>
              {cancelLabel}
            </BaseAlertDialog.Close>
            {action}
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
