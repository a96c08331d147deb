import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'

import { usePause } from '../sign-up/use-pause.ts'
import { AddEmailDialog } from './add-email.tsx'
import { EmailCodeDialog } from './email-code.tsx'
import { ProfileRow } from './profile-row.tsx'
import { SecondEmailQuestions } from './second-email-questions.tsx'
import { useDialog } from './use-dialog.ts'
import type { User } from './user.ts'

type Props = {
  user: User
  onChange: (user: User) => void
  /** A second email that still waits for its code. */
  pendingEmail: string | null
  /** Until another code for it can be asked for. */
  resendInSeconds: number
}

/**
 * L-PROF-3, L-PROF-4, X-STATE-2: the primary email, and the second one or the way to it. The dialogs stand beside the
 * rows, not in them: a row that goes would take its dialog away before it has closed.
 */
export function Emails({ user, onChange, pendingEmail, resendInSeconds }: Props) {
  const t = useTranslations('profile.email')
  const [waiting, setWaiting] = useState(pendingEmail)
  const pause = usePause(resendInSeconds)
  const [adding, coding, marking, deleting] = [useDialog(), useDialog(), useDialog(), useDialog()]
  const [second, setSecond] = useState(user.secondary_email)
  const ask = (dialog: typeof marking) => () => {
    setSecond(user.secondary_email)
    dialog.show()
  }
  return (
    <>
      <ProfileRow label={t('primary')} action={<Badge tone="success">{t('verified')}</Badge>}>
        <bdi>{user.email}</bdi>
      </ProfileRow>
      {user.secondary_email ? (
        <ProfileRow
          label={t('secondary')}
          action={
            <>
              <Button size="sm" variant="ghost" onClick={ask(marking)}>
                {t('makePrimary')}
              </Button>
              <Button size="sm" variant="danger" onClick={ask(deleting)}>
                <Trash2 />
                {t('delete')}
              </Button>
            </>
          }
        >
          <bdi>{user.secondary_email}</bdi>
        </ProfileRow>
      ) : (
        <ProfileRow
          label={t('secondary')}
          action={
            <>
              {waiting && (
                <Button size="sm" variant="ghost" onClick={coding.show}>
                  {t('enterCode')}
                </Button>
              )}
              <Button size="sm" onClick={adding.show}>
                {t('add')}
              </Button>
            </>
          }
        >
          <span className="prof-none">{waiting ? t('waiting', { email: waiting }) : t('none')}</span>
        </ProfileRow>
      )}
      <AddEmailDialog
        key={`add ${adding.opened}`}
        user={user}
        open={adding.isOpen}
        onOpenChange={adding.setIsOpen}
        onSent={email => {
          setWaiting(email)
          pause.restart()
          adding.close()
          coding.show()
        }}
      />
      <EmailCodeDialog
        key={`code ${coding.opened}`}
        email={waiting ?? ''}
        pause={pause}
        open={coding.isOpen}
        onOpenChange={coding.setIsOpen}
        onChange={changed => {
          setWaiting(null)
          onChange(changed)
        }}
      />
      <SecondEmailQuestions
        user={user}
        email={second ?? ''}
        marking={marking}
        deleting={deleting}
        onChange={onChange}
      />
    </>
  )
}
