import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { renewViewer, useViewer } from '#src/web/calls/page-data.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { useLongDay } from '#src/web/words/own-days.ts'

/** Says on every page that the account is about to go, and offers to keep it. */
export function DeletionNotice({ className }: { className: string }) {
  const longDay = useLongDay()
  const t = useTranslations('shell.deletion')
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  const isAlive = useHydrated()
  const [isBusy, setIsBusy] = useState(false)
  if (!viewer?.deletionAt) return null
  const date = longDay(viewer.deletionAt)
  async function keep(): Promise<void> {
    setIsBusy(true)
    try {
      await api().cancelDeletion({})
      if (viewer) renewViewer({ ...viewer, deletionAt: null })
      toast.success(t('kept'))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    }
    await revalidate()
    setIsBusy(false)
  }
  return (
    <div className={className}>
      <Notice tone="warning">
        <p>{t('notice', { date })}</p>
        <Button size="sm" busy={isBusy} disabled={!isAlive} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      </Notice>
    </div>
  )
}
