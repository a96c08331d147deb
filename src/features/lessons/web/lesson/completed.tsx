import { Award } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

/** The quiet word at the end of a course, with the way to the certificate (D-34, D-35). */
export function CourseCompleted({ title }: { title: string }) {
  const t = useTranslations('videos')
  return (
    <div className="course-completed" role="status">
      <svg className="completed-bend flip" viewBox="0 0 120 64" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M0 4h72a28 28 0 0 1 0 56H0M0 14h72a18 18 0 0 1 0 36H0M0 24h72a8 8 0 0 1 0 16H0" strokeWidth="2.5" />
      </svg>
      <div>
        <h2>{t('completedTitle')}</h2>
        <p>{t('completedText', { title })}</p>
      </div>
      <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/certificates">
        <Award />
        {t('toCertificate')}
      </Link>
    </div>
  )
}
