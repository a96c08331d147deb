import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

import { TestMailButton } from './test-mail-button.tsx'

import './first-day.css'

/** Sends a test mail; its link leads here as well, and says whether it was the right one. */
export function TestMailPage() {
  const t = useTranslations('firstDay.mail')
  const outcome = useOutcome(useParams()['token'])
  return (
    <ManagerFrame
      title={t('title')}
      tabs={[
        { to: '/dashboard/settings', text: t('academy') },
        { to: '/dashboard/settings/mail', text: t('title'), heading: t('title') },
      ]}
    >
      <div className="fields test-mail-page">
        <div role="status">
          {outcome && <Notice tone={outcome === 'arrived' ? 'success' : 'warning'}>{t(outcome)}</Notice>}
        </div>
        {outcome !== 'arrived' && <p>{t('text')}</p>}
        <p className="test-mail">
          <TestMailButton />
          <Link className={buttonClass({})} to="/dashboard">
            {t('home')}
          </Link>
        </p>
      </div>
    </ManagerFrame>
  )
}

/** Following the link of the mail is what proves it. @returns nothing while it is asked, and without a link */
function useOutcome(token: string | undefined): 'arrived' | 'lost' | undefined {
  const [outcome, setOutcome] = useState<'arrived' | 'lost'>()
  useEffect(() => {
    if (!token) return
    void api()
      .confirmTestMail({ token })
      .then(
        () => setOutcome('arrived'),
        () => setOutcome('lost'),
      )
  }, [token])
  return outcome
}
