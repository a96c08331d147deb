import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'

import './conflict.css'

interface ConflictNoticeProps {
  /** What was changed meanwhile. */
  text: string
  /** Where the two differ. */
  children?: ReactNode
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else has saved meanwhile: neither is lost before it is chosen. */
export function ConflictNotice({ text, children, onTheirs, onMine }: ConflictNoticeProps) {
  const t = useTranslations('manager.conflict')
  const box = useRef<HTMLDivElement>(null)
  // Whoever saved by key or by a bar that floats may look at another part of the form. In some browsers scrolling answers
  // with a promise, which would be taken for what cleans up.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box}>
      <Notice tone="warning" role="alert">
        <p>{text}</p>
        {children}
        <div className="conflict-choice">
          <Button size="sm" onClick={onTheirs}>
            {t('useTheirs')}
          </Button>
          <Button size="sm" onClick={onMine}>
            {t('keepMine')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
