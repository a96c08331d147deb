import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { PdfField } from '#src/web/manager/forms/pdf-field.tsx'

import type { ResearchValues } from './values.ts'

/** What is stored of a paper that is changed: then neither file has to be chosen again (A-RES-5). */
export type StoredFiles = { thumbnail: string; hasFile: boolean }

/** A-RES-4: the image and the PDF. */
export function ResearchFiles({
  form,
  stored,
}: {
  form: UseFormReturn<ResearchValues>
  stored?: StoredFiles | undefined
}) {
  const t = useTranslations('managers.research')
  form.register('thumbnail', { validate: file => stored !== undefined || file !== undefined || t('imageMissing') })
  form.register('pdf', { validate: file => stored !== undefined || file !== undefined || t('pdfMissing') })
  return (
    <>
      <ImageField
        label={t('thumbnail')}
        current={stored?.thumbnail}
        optional={stored !== undefined}
        {...fileOf(form, 'thumbnail')}
      />
      <PdfField hint={stored?.hasFile ? t('pdfStored') : t('pdfHint')} {...fileOf(form, 'pdf')} />
    </>
  )
}
