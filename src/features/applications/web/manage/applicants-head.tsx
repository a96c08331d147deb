import { useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'

import type { ShownApplication } from '../application-info.tsx'
import { ApplicationState, Deadline } from '../deadline.tsx'

/** Which application these applicants registered for. */
export function ApplicantsHead({ application }: { application: ShownApplication }) {
  const t = useTranslations('managers.applications')
  return (
    <header className="applicants-head">
      <h2>{application.name}</h2>
      <p>
        <ApplicationState isOpen={application.isOpen} />
        <span>
          {t('deadline')} <Deadline instant={application.deadline} />
        </span>
        <Link className="link" to="/dashboard/manage-applications">
          {t('toList')}
        </Link>
      </p>
    </header>
  )
}
