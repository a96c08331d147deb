import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api } from '#src/web/calls/api.ts'
import { useAnswer } from '#src/web/manager/prompts/use-answer.ts'

import type { courseManagerContract } from '../../contract/manager.ts'

/** What is done with draft lessons: they are published as well, or stay drafts; or nothing is done at all. */
type Answer = 'publish' | 'cancel' | undefined
type Entries = z.output<typeof courseManagerContract.getPlaylist.output>['entries']
type Drafts = { readonly courses: number; readonly lessons: number }

/** Whoever publishes courses with draft lessons is asked about those first: learners would not see them. */
export function useDraftLessons() {
  const t = useTranslations('managers.courses')
  const { about, answer, ...waiting } = useAnswer<Drafts, Answer>()
  const ask = async (ids: readonly string[]): Promise<Answer> => {
    const lists = await Promise.all(ids.map(async id => (await api().getPlaylist({ id })).entries))
    const drafts = new Set(lists.flatMap(entries => entries.flatMap(entry => (isReadyDraft(entry) ? [entry._id] : []))))
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

/** Whether it only waits to be published; of a reading without a text, and of a figure without one, the server knows alone. */
function isReadyDraft(entry: Entries[number]): entry is Exclude<Entries[number], { kind: 'section' }> {
  if (entry.kind === 'section' || entry.state !== 'Draft') return false
  if (entry.kind === 'video') return entry.durationSeconds > 0
  return entry.kind !== 'questions' || entry.questionCount > 0
}
