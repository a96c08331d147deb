import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'

type Withdrawn = { readonly title: string; readonly published: boolean; readonly isInCourse: boolean }
type Asked = { readonly titles: readonly string[]; readonly answer: (isAgreed: boolean) => void }

/** Whoever takes published videos out of courses is told first what that does to their learners. */
export function useWithdrawal() {
  const t = useTranslations('managers.videos')
  const [asked, setAsked] = useState<Asked>()
  const ask = async (videos: readonly Withdrawn[]): Promise<boolean> => {
    const titles = videos.filter(one => one.published && one.isInCourse).map(({ title }) => title)
    return titles.length === 0 || new Promise(answer => setAsked({ titles, answer }))
  }
  const answer = (isAgreed: boolean) => {
    setAsked(undefined)
    asked?.answer(isAgreed)
  }
  const [name = ''] = asked?.titles ?? []
  const question = asked && (
    <AlertDialog
      open
      onOpenChange={open => !open && answer(false)}
      title={t('withdrawTitle', { count: asked.titles.length, name })}
      description={t('withdrawText', { count: asked.titles.length })}
      cancelLabel={t('cancelWithdrawal')}
      action={
        <Button variant="danger" onClick={() => answer(true)}>
          {t('unpublishPicked')}
        </Button>
      }
    />
  )
  return { ask, question }
}
