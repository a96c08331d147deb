import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

import { useBack } from './back.ts'

import './palette.css'

export interface PaletteProps {
  /** Its accessible name; not shown. */
  title: string
  onClose: () => void
  /** Its first field takes the focus. */
  children: ReactNode
}

/** A dialog at the upper part of the window, or all of a phone's, that is there from its first frame. */
export function Palette({ title, onClose, children }: PaletteProps) {
  const typing = useBack(true, onClose)
  return (
    <BaseDialog.Root open onOpenChange={onClose}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="backdrop" />
        <BaseDialog.Popup className="palette" {...typing}>
          <BaseDialog.Title className="sr-only">{title}</BaseDialog.Title>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
