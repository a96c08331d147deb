import { useTranslations } from 'use-intl'

import { CertificateSheet } from '#src/web/certificate/certificate-sheet.tsx'

/** A certificate that nobody has yet: it shows where the number stands. */
export function EmptySheet({ image }: { image: string }) {
  const t = useTranslations('certificates')
  return (
    <CertificateSheet
      sheet={{
        image,
        holderName: t('exampleName'),
        courseTitle: t('exampleCourse'),
        teachers: [],
        issued: null,
        revoked: false,
      }}
      example="PAL-••••-••••-••••"
    />
  )
}
