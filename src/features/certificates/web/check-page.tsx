import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { useAcademy } from '#src/web/calls/page-data.ts'
import { CertificateSheet, type SheetFacts } from '#src/web/certificate/certificate-sheet.tsx'
import { Head } from '#src/web/head.tsx'

import type { checkLoader } from './loaders.ts'
import { NumberForm } from './number-form.tsx'

const emptySheet = {
  teachers: [],
  issued: null,
  revoked: false,
} satisfies Partial<SheetFacts>

/** Where anybody types the number of a certificate (D-34). */
export function CheckPage() {
  const t = useTranslations('certificates')
  const academy = useAcademy()
  const { image } = useLoaderData<typeof checkLoader>()
  return (
    <div className="certificate-ask wrap">
      <Head title={t('checkTitle')} description={t('checkDescription', { academy })} hidden />
      <div className="certificate-check">
        <h1 className="page-title">{t('checkTitle')}</h1>
        <p className="lead">{t('checkLead', { academy })}</p>
        <NumberForm />
      </div>
      <CertificateSheet
        sheet={{ ...emptySheet, image, holderName: t('exampleName'), courseTitle: t('exampleCourse') }}
        example="PAL-••••-••••-••••"
      />
    </div>
  )
}
