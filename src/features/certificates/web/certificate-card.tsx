import { ArrowUpRight, Ban, Link2, Share2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'
import { lessonAddress } from '#src/features/courses/web/lesson-address.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'
import { CertificateSheet } from '#src/web/certificate/certificate-sheet.tsx'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import { useDuration } from '#src/web/words/durations.ts'
import { useLongDay, useShortDay } from '#src/web/words/own-days.ts'

import type { certificatesContract } from '../contract.ts'
import { SheetUnderWay, ToDo } from './under-way.tsx'
import { useWhy } from './why.ts'

type Certificate = z.output<typeof certificatesContract.listCertificates.output>['certificates'][number]

/** A certificate as it lies there, beside it what it says and its ways. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useTranslations('certificates')
  const { courseId: course, number, revokedAt } = certificate
  return (
    <article className="panel certificate-card">
      <CertificateSheet sheet={sheetOf(certificate)} />
      <div className="body">
        <h2 dir="auto">{course.title}</h2>
        <Facts certificate={certificate} />
        {revokedAt && <Revoked certificate={certificate} at={revokedAt} />}
        <div className="ways">
          <a
            className={buttonClass({ variant: 'ink' })}
            href={certificate.certificate}
            target="_blank"
            rel="noopener"
            title={t('newTab', { title: course.title })}
          >
            {t('viewPdf')}
            <ArrowUpRight className="flip" aria-hidden="true" />
          </a>
          <Link
            className={buttonClass({ className: 'certificate-open' })}
            to={`/certificates/${number}`}
            aria-label={t('linkOf', { title: course.title })}
          >
            {t('proofPage')}
          </Link>
          {!revokedAt && <ShareLink title={course.title} url={certificate.verifyUrl} />}
        </div>
      </div>
    </article>
  )
}

function Facts({ certificate: { issuedAt, hours, score, teachers, number } }: { certificate: Certificate }) {
  const longDay = useLongDay()
  const t = useTranslations('certificates')
  const duration = useDuration()
  return (
    <dl>
      <div>
        <dt>{t('issued')}</dt>
        <dd>
          <time dateTime={issuedAt}>{longDay(issuedAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('study')}</dt>
        <dd>{duration(hours * 3600)}</dd>
      </div>
      {score !== null && (
        <div>
          <dt>{t('score')}</dt>
          <dd>{t('scoreOf', { percent: score })}</dd>
        </div>
      )}
      {teachers.length > 0 && (
        <div>
          <dt>{t('teachers')}</dt>
          <dd dir="auto">{teachers.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('document.number')}</dt>
        <dd>
          <bdi>{number}</bdi>
        </dd>
      </div>
    </dl>
  )
}

const sheetOf = ({
  courseId: course,
  revokedAt,
  hours,
  score,
  code,
  issuedAt,
  number,
  ...certificate
}: Certificate) => ({
  ...certificate,
  issued: { hours, score, at: issuedAt, number, code },
  courseTitle: course.title,
  image: course.thumbnail,
  revoked: revokedAt !== null,
})

/** What happened to it, why, and what can be done. */
function Revoked({ certificate, at }: { certificate: Certificate; at: string }) {
  const shortDay = useShortDay()
  const t = useTranslations('certificates')
  const why = useWhy()(certificate)
  return (
    <div className="revoked">
      <p>
        <Ban aria-hidden="true" />
        {t('revokedOn', { date: shortDay(at) })}
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
    <Button variant="ghost" className="pass" onClick={() => void pass()}>
      <Link2 className="fine" aria-hidden="true" />
      <Share2 className="coarse" aria-hidden="true" />
      {t('copyLink')}
    </Button>
  )
}

/** A course that was begun: its certificate as it will be, and what is left to do for it. */
export function CertificateToCome({ course }: { course: CardCourse }) {
  const t = useTranslations('certificates')
  const viewer = useViewer()
  const { learning } = course
  if (!learning?.next) return null
  const { next, progress } = learning
  return (
    <article className="panel certificate-to-come">
      <SheetUnderWay
        course={course}
        holder={viewer ? `${viewer.firstName} ${viewer.lastName}` : ''}
        percent={progress}
      />
      <div className="body">
        <h3 dir="auto">{course.title}</h3>
        <ToDo course={course} />
        <Link
          className={buttonClass({ size: 'sm' })}
          to={lessonAddress(course._id, { kind: next.kind, _id: next.lessonId })}
        >
          {t('continueLesson', { number: next.number })}
        </Link>
      </div>
    </article>
  )
}
