import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { useAcademy } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'

import { EmptySheet } from './empty-sheet.tsx'
import type { checkLoader } from './loaders.ts'
import { NumberForm } from './number-form.tsx'

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
      <EmptySheet image={image} />
    </div>
  )
}
