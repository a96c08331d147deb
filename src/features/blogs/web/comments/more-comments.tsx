import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'

interface MoreCommentsProps {
  shown: number
  count: number
  /** Rejects when they did not come. */
  onLoad: () => Promise<void>
}

/** D-41: what did not come is said where it would stand. */
export function MoreComments({ shown, count, onLoad }: MoreCommentsProps) {
  const t = useTranslations('blogs')
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const load = async () => {
    setState('loading')
    try {
      await onLoad()
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="comments-more">
      <p role="status">{state === 'failed' ? t('moreFailed') : t('someComments', { shown, count })}</p>
      <Button busy={state === 'loading'} onClick={() => void load()}>
        {state === 'failed' ? t('retry') : t('loadMore')}
      </Button>
    </div>
  )
}
