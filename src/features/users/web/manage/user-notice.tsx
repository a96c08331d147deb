import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { useShortDay } from '#src/web/words/own-days.ts'

import type { UserDetail } from './user.tsx'

/**
 * What is unusual about an account, in a sentence: it is closed, about to be deleted, or gone. `isRenewing`: a membership of
 * theirs renews.
 */
export function UserNotice({ user, isRenewing }: { user: UserDetail['user']; isRenewing: boolean }) {
  const shortDay = useShortDay()
  const t = useTranslations('managers.users.notices')
  const day = (instant: string | null) => (instant ? shortDay(instant) : '')
  if (user.state === 'active') return null
  return (
    <div className="user-notice">
      {user.erasedAt && <Notice>{t('erased', { date: day(user.erasedAt) })}</Notice>}
      {user.state === 'disabled' && (
        <Notice tone="warning">
          {t('disabled', { date: day(user.disabledAt) })} {isRenewing && t('cancelling')}
        </Notice>
      )}
      {!user.erasedAt && user.deletionAt && (
        <Notice tone="warning">{t('leaving', { date: day(user.deletionAt) })}</Notice>
      )}
    </div>
  )
}
