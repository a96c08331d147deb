import { Award, Download } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'
import { CertificateSheet } from '#src/web/certificate/certificate-sheet.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'

import type { DetailCourse } from '../course/course-facts.tsx'
import { startOf } from '../course/main-link.tsx'
import { OwnFacts } from './own-facts.tsx'

import './earned.css'

interface EarnedProps {
  course: DetailCourse
  certificate: NonNullable<DetailCourse['certificate']>
}

/** The moment for which the course was taken: who did it, and the sheet that says so. */
export function Earned({ course, certificate }: EarnedProps) {
  const t = useTranslations('coursePage')
  const duration = useDuration()
  const viewer = useViewer()
  const { file, verifyUrl, number, hours, score, code, issuedAt, ...names } = certificate
  return (
    <div className="own-moment">
      <div className="words">
        <h1>{t('cheer', { name: viewer?.firstName ?? names.holderName })}</h1>
        <p className="lead">
          <b>
            <bdi>{course.title}</bdi>
          </b>{' '}
          {t('earned', { count: course.lessonCount, time: duration(hours * 3600) })}
        </p>
        <div className="act">
          <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to="/dashboard/certificates">
            <Award />
            {t('toOwnCertificate')}
          </Link>
          <a className={buttonClass({ size: 'lg' })} href={file} target="_blank" rel="noreferrer">
            <Download />
            {t('certificateFile')}
          </a>
        </div>
        <div className="then">
          <Link className="link link-line" to={new URL(verifyUrl).pathname}>
            {t('proofPage')}
          </Link>
          <Link className="link link-line" to={startOf(course)}>
            {t('watchAgain')}
          </Link>
          <OwnFacts course={course} />
        </div>
      </div>
      <CertificateSheet
        sheet={{
          ...names,
          issued: { hours, score, at: issuedAt, number, code },
          image: course.thumbnail,
          revoked: false,
        }}
      />
    </div>
  )
}
