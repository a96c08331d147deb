import { ArrowUpRight, Ban, Link2, Share2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'
import { lessonAddress } from '#src/features/courses/web/lesson-address.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { CertificateSheet } from '#src/web/certificate/certificate-sheet.tsx'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import { shortDay } from '#src/web/words/days.ts'
import { useDuration } from '#src/web/words/durations.ts'

import type { certificatesContract } from '../contract.ts'
import { SheetUnderWay } from './under-way.tsx'
import { useWhy } from './why.ts'

type Certificate = z.output<typeof certificatesContract.listCertificates.output>['certificates'][number]

export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useTranslations('certificates')
  const { courseId: course, number, issuedAt, verifyUrl } = certificate
  const issued = shortDay.format(new Date(issuedAt))
  return (
    <article className="card certificate-card">
      <CertificateSheet sheet={sheetOf(certificate)} />
      <div className="body">
        <h2 className="card-title">{course.title}</h2>
        <p className="facts">
          <time dateTime={issuedAt}>{issued}</time> ·{' '}
          <Link
            className="certificate-open"
            to={`/certificates/${number}`}
            aria-label={t('linkOf', { title: course.title })}
          >
            <bdi>{number}</bdi>
          </Link>
        </p>
        {certificate.revokedAt && <Revoked certificate={certificate} at={certificate.revokedAt} />}
      </div>
      <div className="foot">
        <a
          className="view"
          href={certificate.certificate}
          target="_blank"
          rel="noopener"
          title={t('newTab', { title: course.title })}
        >
          {t('viewPdf')}
          <ArrowUpRight className="flip" aria-hidden="true" />
        </a>
        {!certificate.revokedAt && <ShareLink title={course.title} url={verifyUrl} />}
      </div>
    </article>
  )
}

const sheetOf = ({ courseId: course, revokedAt, hours, issuedAt, number, ...certificate }: Certificate) => ({
  ...certificate,
  issued: { hours, at: issuedAt, number },
  courseTitle: course.title,
  image: course.thumbnail,
  revoked: revokedAt !== null,
})

/** What happened to it, why, and what can be done. */
function Revoked({ certificate, at }: { certificate: Certificate; at: string }) {
  const t = useTranslations('certificates')
  const why = useWhy()(certificate)
  return (
    <div className="revoked">
      <p>
        <Ban aria-hidden="true" />
        {t('revokedOn', { date: shortDay.format(new Date(at)) })}
      </p>
      {why && (
        <p>
          <bdi>{why}</bdi>
        </p>
      )}
      <small>{t(`revokedHelp.${certificate.revokedCause ?? 'staff'}`)}</small>
    </div>
  )
}

/** Passes the proof page on: by the device's own sheet where there is one, otherwise as a copied link. */
function ShareLink({ title, url }: { title: string; url: string }) {
  const t = useTranslations('certificates')
  const pass = async () => {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url }).catch(() => {}) // closing the sheet is no failure
      return
    }
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t('linkCopied')),
      () => toast.error(t('linkNotCopied')),
    )
  }
  return (
    <button type="button" className="pass" onClick={() => void pass()}>
      <Link2 className="fine" aria-hidden="true" />
      <Share2 className="coarse" aria-hidden="true" />
      {t('copyLink')}
    </button>
  )
}

/** The course that is nearest to a certificate. */
export function NextCertificate({ course }: { course: CardCourse }) {
  const t = useTranslations('certificates')
  const duration = useDuration()
  const viewer = useViewer()
  const { learning } = course
  if (!learning?.next) return null
  return (
    <article className="card certificate-card" data-next="">
      <SheetUnderWay
        course={course}
        holder={viewer ? `${viewer.firstName} ${viewer.lastName}` : ''}
        percent={learning.progress}
      />
      <div className="body">
        <h2 className="card-title">{course.title}</h2>
        <p className="facts">{t('untilNext', { time: duration(learning.remainingSeconds) })}</p>
      </div>
      <div className="foot">
        <Link
          className="view"
          to={lessonAddress(course._id, { kind: learning.next.kind, _id: learning.next.lessonId })}
        >
          {t('continueLesson', { number: learning.next.number })}
        </Link>
      </div>
    </article>
  )
}
