import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { CertificateCard, NextCertificate } from './certificate-card.tsx'
import { nearest } from './nearest.ts'
import type { certificatesLoader } from './own-loader.ts'

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
  const next = hasFailed(courses) ? undefined : nearest(courses.courses.map(({ course }) => course))
  if (list.certificates.length === 0 && !next) {
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
      <div className="cards">
        {list.certificates.map(certificate => (
          <CertificateCard key={certificate._id} certificate={certificate} />
        ))}
        {next && <NextCertificate course={next} />}
      </div>
    </>
  )
}
