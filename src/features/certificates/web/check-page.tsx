import { useTranslations } from 'use-intl'

import { Head } from '#src/web/head.tsx'

import { NumberForm } from './number-form.tsx'

/** Where anybody types the number of a certificate (D-34). */
export function CheckPage() {
  const t = useTranslations('certificates')
  return (
    <div className="certificate-check wrap">
      <Head title={t('checkTitle')} description={t('checkDescription')} hidden />
      <h1>{t('checkTitle')}</h1>
      <p className="lead">{t('checkLead')}</p>
      <NumberForm />
    </div>
  )
}
