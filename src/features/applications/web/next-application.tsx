import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { ShownApplication } from './application-info.tsx'
import { ApplicationState, DaysLeft, Deadline } from './deadline.tsx'

interface NextApplicationProps {
  /** Its deadline is empty while nobody has chosen one. */
  application: Omit<ShownApplication, 'steps' | 'applicantType' | 'createdAt'>
  picture: ReactNode
}

/** The one whose deadline is next, large. */
export function NextApplication({ application, picture }: NextApplicationProps) {
  const t = useTranslations('applications')
  const { _id, name, level, desiredDevelopment, deadline, isOpen } = application
  return (
    <article className="next-application">
      {picture}
      <div>
        <p className="application-tags">
          <ApplicationState isOpen={isOpen} />
          {t(`levels.${level}`)}
        </p>
        <h2>{name}</h2>
        {desiredDevelopment && <p className="outcome">{desiredDevelopment}</p>}
        {deadline && (
          <div className="application-counts">
            <DaysLeft deadline={deadline} isOpen={isOpen} />
            <dl>
              <dt>{t('deadline')}</dt>
              <dd>
                <Deadline instant={deadline} />
              </dd>
            </dl>
          </div>
        )}
        <Link className={buttonClass({ variant: 'ink', size: 'lg' })} to={`/application/${_id}`}>
          {t('show')}
          <span className="sr-only"> {name}</span>
        </Link>
      </div>
    </article>
  )
}
