import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { begunOf } from './begun.ts'
import { CertificateCard, CertificateToCome } from './certificate-card.tsx'
import type { certificatesLoader } from './own-loader.ts'

/** Certificates to come that are shown: one row. */
const BEGUN = 3

/** L-CERT-1, L-CERT-2, inside the dashboard's frame. */
export function CertificatesPage() {
  const t = useTranslations('certificates')
  return (
    <>
      <Head title={t('title')} description={t('title')} hidden />
      <h1 className="dash-title">{t('title')}</h1>
      <Certificates />
    </>
  )
}

function Certificates() {
  const { list, courses } = useLoaderData<typeof certificatesLoader>()
  const t = useTranslations('certificates')
  const { revalidate, state } = useRevalidator()
  if ('error' in list) {
    if (state === 'loading') return <p role="status">{t('loading')}</p>
    return (
      <div className="panel certificates-failed" role="alert">
        <p>{t('error', { message: list.error })}</p>
        <Button onClick={() => void revalidate()}>{t('retry')}</Button>
      </div>
    )
  }
  const begun = hasFailed(courses) ? [] : begunOf(courses.courses.map(({ course }) => course)).slice(0, BEGUN)
  if (list.certificates.length === 0 && begun.length === 0) {
    return (
      <EmptyState
        heading="h2"
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/my-courses">
            {t('toCourses')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      {list.certificates.length === 0 && <p className="certificates-none">{t('empty')}</p>}
      <div className="certificates-earned">
        {list.certificates.map(certificate => (
          <CertificateCard key={certificate._id} certificate={certificate} />
        ))}
      </div>
      {begun.length > 0 && (
        <section className="certificates-begun" aria-labelledby="certificates-begun">
          <h2 id="certificates-begun">{t('begun')}</h2>
          <div className="cards">
            {begun.map(course => (
              <CertificateToCome key={course._id} course={course} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
