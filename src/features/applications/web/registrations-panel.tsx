import { useTranslations } from 'use-intl'

import type { Api } from '#src/web/calls/api.ts'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { OwnPart } from '#src/web/own-part.tsx'

import { Day } from './deadline.tsx'
import { RegistrationState } from './forms/registration-state.tsx'

type Own = Awaited<ReturnType<Api['myRegistrations']>>

/** What a person registered for, and how each stands; nothing for the many who never did. */
export function RegistrationsPanel({ registrations }: { registrations: Own | Failed }) {
  const t = useTranslations('applications.own')
  if (!hasFailed(registrations) && registrations.registrations.length === 0) return null
  return (
    <OwnPart title={t('title')} read={registrations} failedText={t('failed')} retryLabel={t('retry')}>
      {read => (
        <ul className="panel prof-list">
          {read.registrations.map(({ _id, application, name, createdAt, status, reason, byVisitor }) => (
            <li key={_id}>
              <div>
                <Link className="prof-link" to={`/application/${application._id}`}>
                  {application.name}
                </Link>
                <small>{t.rich('of', { name, day: () => <Day day={createdAt.slice(0, 10)} /> })}</small>
                {byVisitor && <small>{t('byVisitor')}</small>}
                {reason && <small className="prof-reason">{reason}</small>}
              </div>
              <RegistrationState status={status} />
            </li>
          ))}
        </ul>
      )}
    </OwnPart>
  )
}
