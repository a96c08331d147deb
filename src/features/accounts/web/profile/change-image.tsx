import { Camera } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'

import { CropDialog } from './crop-dialog.tsx'
import { useDialog } from './use-dialog.ts'
import type { User } from './user.ts'

interface ChangeImageProps {
  onChange: (user: User) => void
  /** Another way to begin than the button with its hint. */
  trigger?: (choose: () => void) => ReactNode
}

/** L-PROF-1: chooses an image, cuts it to the square that is kept, and sends it. */
export function ChangeImage({ onChange, trigger }: ChangeImageProps) {
  const t = useTranslations('profile.picture')
  const input = useRef<HTMLInputElement>(null)
  const dialog = useDialog()
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<string>()

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = '' // the same file may be chosen again
    if (!file) return
    if (!file.type.startsWith('image/')) return setProblem(t('imagesOnly'))
    setProblem(undefined)
    if (address) URL.revokeObjectURL(address)
    setAddress(URL.createObjectURL(file))
    dialog.show()
  }

  return (
    <div className="prof-image">
      {trigger ? (
        trigger(() => input.current?.click())
      ) : (
        <Button onClick={() => input.current?.click()}>
          <Camera />
          {t('change')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        className="sr-only"
        accept="image/*"
        tabIndex={-1}
        aria-label={t('file')}
        onChange={choose}
      />
      {!trigger && <p className="prof-text">{t('hint')}</p>}
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {address && (
        <CropDialog
          key={dialog.opened}
          address={address}
          open={dialog.isOpen}
          onOpenChange={dialog.setIsOpen}
          onChange={onChange}
          onUnreadable={() => setProblem(t('unreadable'))}
        />
      )}
    </div>
  )
}
