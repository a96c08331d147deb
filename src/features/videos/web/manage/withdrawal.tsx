import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { useAnswer } from '#src/web/manager/prompts/use-answer.ts'

type Withdrawn = { readonly title: string; readonly published: boolean; readonly isInCourse: boolean }

/** Whoever takes published videos out of courses is told first what that does to their learners. */
export function useWithdrawal() {
  const t = useTranslations('managers.videos')
  const manager = useTranslations('manager')
  const { about: titles, answer, ...waiting } = useAnswer<readonly string[], boolean>()
  const ask = async (videos: readonly Withdrawn[]): Promise<boolean> => {
    const leaving = videos.filter(one => one.published && one.isInCourse).map(({ title }) => title)
    return leaving.length === 0 || waiting.ask(leaving)
  }
  const question = titles && (
    <AlertDialog
      open
      onOpenChange={open => !open && answer(false)}
      title={t('withdrawTitle', { count: titles.length, name: titles[0] ?? '' })}
      description={t('withdrawText', { count: titles.length })}
      cancelLabel={manager('cancel')}
      action={
        <Button variant="danger" onClick={() => answer(true)}>
          {t('unpublishPicked')}
        </Button>
      }
    />
  )
  return { ask, question }
}
