import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { SubmitButton, type SubmitState } from '#src/ui/controls/submit-button.tsx'

import { useClock } from '../moment.tsx'
import type { Intent, Publishing } from './saved-form.ts'

interface SaveBarProps {
  state: SubmitState
  label: string
  actions?: ReactNode
  publishing?: Publishing | undefined
  isDirty: boolean
  /** ms */
  savedAt: number | undefined
  /** When the academy kept what is not saved, in ms. */
  keptAt: number | undefined
  /** Whether what is sent now makes of a draft what is published, or the other way about. */
  isOther: boolean
  sendAs: (intent: Intent) => void
}

/** Whether all is saved, and the buttons that save: a draft as it is, or for everybody. */
export function SaveBar({
  state,
  label,
  actions,
  publishing,
  isDirty,
  savedAt,
  keptAt,
  isOther,
  sendAs,
}: SaveBarProps) {
  const t = useTranslations('manager')
  const isDraft = publishing?.isPublished === false
  const isNew = publishing && publishing.isPublished === undefined
  const isBusy = isOther && state === 'checking'
  return (
    <div className="manager-save">
      <SavedState {...{ isDirty, savedAt, keptAt }} />
      {actions}
      {isNew && (
        <Button busy={isBusy} onClick={() => sendAs({ isPublished: false })}>
          {t('editor.saveDraft')}
        </Button>
      )}
      <SubmitButton
        state={isOther ? 'normal' : state}
        labels={{ normal: isDraft ? t('editor.saveDraft') : label, checking: t('saving') }}
        variant={isDraft ? 'line' : 'primary'}
      />
      {isDraft && (
        <Button variant="primary" busy={isBusy} onClick={() => sendAs({ isPublished: true })}>
          {t('drafts.publish')}
        </Button>
      )}
    </div>
  )
}

/** What is typed is not saved before it says so; since when it is. */
function SavedState({ isDirty, savedAt, keptAt }: Pick<SaveBarProps, 'isDirty' | 'savedAt' | 'keptAt'>) {
  const t = useTranslations('manager')
  const clock = useClock()
  const number = (words: ReactNode) => <b>{words}</b>
  if (isDirty)
    return (
      <span className="saved-state">
        <span>{t('unsaved')}</span>
        {keptAt && <span className="saved-draft">{t.rich('editor.kept', { time: clock(keptAt), number })}</span>}
      </span>
    )
  if (!savedAt) return null
  return (
    <span className="saved-state">
      <Check aria-hidden="true" />
      {t.rich('editor.saved', { time: clock(savedAt), number })}
    </span>
  )
}
