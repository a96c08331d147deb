import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { CertificateSheet } from '#src/web/certificate/certificate-sheet.tsx'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import type { Signing, SigningSettings } from './signing.ts'

interface SigningPreviewProps {
  form: UseFormReturn<Signing>
  settings: SigningSettings
}

/** A certificate as it is issued with what is typed now. */
export function SigningPreview({ form, settings }: SigningPreviewProps) {
  const t = useTranslations('managers.academy')
  const { signerName, signerTitle, signature, removeSignature } = useValues(form)
  const chosen = useFileAddress(signature)
  const stored = removeSignature ? null : (settings.signature?.src ?? null)
  const name = signerName.trim()
  return (
    <Preview>
      <CertificateSheet
        sheet={{
          holderName: t('exampleHolder'),
          courseTitle: t('exampleCourse'),
          teachers: [],
          issued: null,
          image: '',
          revoked: false,
          signer: name ? { name, title: signerTitle.trim() || null, signature: chosen ?? stored } : null,
        }}
        example="PAL-••••-••••-••••"
      />
    </Preview>
  )
}
