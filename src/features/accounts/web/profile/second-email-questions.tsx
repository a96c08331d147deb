import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'

import { ConfirmDialog } from './confirm-dialog.tsx'
import type { useDialog } from './use-dialog.ts'
import type { User } from './user.ts'

type Props = {
  user: User
  /** The second email when the question was opened: it stays in the words while the dialog closes. */
  email: string
  marking: ReturnType<typeof useDialog>
  deleting: ReturnType<typeof useDialog>
  onChange: (user: User) => void
}

/** L-PROF-13: what is asked before the second email becomes the primary one, or goes. */
export function SecondEmailQuestions({ user, email, marking, deleting, onChange }: Props) {
  const t = useTranslations('profile.email')
  const former = user.email === email ? (user.secondary_email ?? '') : user.email
  return (
    <>
      <ConfirmDialog
        key={`primary ${marking.opened}`}
        open={marking.isOpen}
        onOpenChange={marking.setIsOpen}
        title={t('makePrimaryTitle')}
        text={t('makePrimaryText', { email, former })}
        button={t('makePrimary')}
        done={t('madePrimary')}
        run={() => api().makeEmailPrimary({})}
        onDone={({ user: changed }) => onChange(changed)}
      />
      <ConfirmDialog
        key={`delete ${deleting.opened}`}
        open={deleting.isOpen}
        onOpenChange={deleting.setIsOpen}
        title={t('deleteTitle')}
        text={t('deleteText', { email })}
        button={t('delete')}
        done={t('deleted')}
        run={() => api().deleteSecondEmail({})}
        onDone={({ user: changed }) => onChange(changed)}
        danger
      />
    </>
  )
}
