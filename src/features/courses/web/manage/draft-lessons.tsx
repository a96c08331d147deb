import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api } from '#src/web/calls/api.ts'
import { useAnswer } from '#src/web/manager/prompts/use-answer.ts'

/** What is done with draft lessons: they are published as well, or stay drafts; or nothing is done at all. */
type Answer = 'publish' | 'cancel' | undefined
type Drafts = { readonly courses: number; readonly lessons: number }

/** Whoever publishes courses with draft lessons is asked about those first: learners would not see them. */
export function useDraftLessons() {
  const t = useTranslations('managers.courses')
  const { about, answer, ...waiting } = useAnswer<Drafts, Answer>()
  const ask = async (ids: readonly string[]): Promise<Answer> => {
    const lists = await Promise.all(ids.map(async id => (await api().getPlaylist({ id })).videos))
    const drafts = new Set(lists.flatMap(videos => videos.filter(isReadyDraft).map(({ _id }) => _id)))
    if (drafts.size === 0) return undefined
    return waiting.ask({ courses: ids.length, lessons: drafts.size })
  }
  const question = about && (
    <AlertDialog
      open
      onOpenChange={open => !open && answer('cancel')}
      title={t('draftsTitle', { courses: about.courses, count: about.lessons })}
      description={t('draftsText')}
      cancelLabel={t('cancel')}
      action={
        <>
          <Button onClick={() => answer(undefined)}>{t('withoutDrafts')}</Button>
          <Button variant="primary" onClick={() => answer('publish')}>
            {t('withDrafts')}
          </Button>
        </>
      }
    />
  )
  return { ask, question }
}

const isReadyDraft = ({ state, durationSeconds }: { state: string; durationSeconds: number }): boolean =>
  state === 'Draft' && durationSeconds > 0
