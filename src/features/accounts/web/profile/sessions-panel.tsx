import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { ErrorState } from '#src/ui/controls/message.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { api, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { forgetUser } from '#src/web/calls/session.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { toast } from '#src/web/toast.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import { ConfirmDialog } from './confirm-dialog.tsx'
import { useDialog } from './use-dialog.ts'

type Sessions = Awaited<ReturnType<Api['listSessions']>>

/** Devices that are listed before somebody asks for all. */
const FEW = 4

/** D-23: where the person is signed in, and the way out of each. */
export function SessionsPanel({ sessions }: { sessions: Sessions | Failed }) {
  const t = useTranslations('profile.sessions')
  const { revalidate, state } = useRevalidator()
  const everywhere = useDialog()
  const [isWhole, setWhole] = useState(false)
  const all = hasFailed(sessions) ? [] : sessions.sessions
  const shown = isWhole || all.length <= FEW + 1 ? all : all.slice(0, FEW)
  return (
    <section className="prof-part">
      <h2>{t('title')}</h2>
      {hasFailed(sessions) ? (
        <ErrorState
          title={t('failed')}
          retryLabel={t('retry')}
          busy={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      ) : (
        <ul className="panel prof-list">
          {shown.map(session => (
            <SessionRow key={session._id} session={session} onEnded={() => void revalidate()} />
          ))}
        </ul>
      )}
      <div className="prof-after">
        {shown.length < all.length && <Button onClick={() => setWhole(true)}>{t('all', { count: all.length })}</Button>}
        <Button onClick={everywhere.show}>{t('endAll')}</Button>
      </div>
      <ConfirmDialog
        open={everywhere.isOpen}
        onOpenChange={everywhere.setIsOpen}
        title={t('endAllTitle')}
        text={t('endAllText')}
        button={t('endAll')}
        done={t('endedAll')}
        run={() => api().endSessions({})}
        onDone={leave}
        danger
      />
    </section>
  )
}

/** A new document, so that nothing loaded for this person stays in the page (T14). */
function leave(): void {
  forgetUser()
  location.assign('/login')
}

type RowProps = { session: Sessions['sessions'][number]; onEnded: () => void }

function SessionRow({ session, onEnded }: RowProps) {
  const t = useTranslations('profile.sessions')
  const [isBusy, setIsBusy] = useState(false)
  const { browser, system, isCurrent, lastSeenAt } = session
  const name = browser && system ? t('named', { browser, system }) : (browser ?? system ?? t('unknown'))

  async function end(): Promise<void> {
    setIsBusy(true)
    try {
      await confirmed(() => api().endSession({ id: session._id }))
      if (isCurrent) return leave()
      toast.success(t('ended'))
      onEnded()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
      onEnded()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <li>
      <MonitorSmartphone aria-hidden="true" />
      <div>
        <b>{name}</b>
        {isCurrent && <Badge tone="success">{t('current')}</Badge>}
        <small>
          {t('seen')} <TimeAgo instant={lastSeenAt} />
        </small>
      </div>
      <Button size="sm" busy={isBusy} aria-label={t('endOne', { name })} onClick={() => void end()}>
        {t('end')}
      </Button>
    </li>
  )
}
