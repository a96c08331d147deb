import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { PdfField } from '#src/web/manager/forms/pdf-field.tsx'

import type { ResearchValues } from './values.ts'

/** What is stored of a paper that is changed: then neither file has to be chosen again (A-RES-5). */
export type StoredFiles = { thumbnail: string; isOnPaper: boolean; hasFile: boolean }

interface ResearchFilesProps {
  form: UseFormReturn<ResearchValues>
  stored?: StoredFiles | undefined
  isPublished?: boolean | undefined
}

/** A-RES-4: the image and the PDF. */
export function ResearchFiles({ form, stored, isPublished }: ResearchFilesProps) {
  const t = useTranslations('managers.research')
  form.register('thumbnail', {
    validate: (file, { published }) =>
      !published || Boolean(stored?.thumbnail) || file !== undefined || t('imageMissing'),
  })
  // What was published without one, when that could be, may be changed without one.
  const needsPdf = !stored?.hasFile && !isPublished
  form.register('pdf', {
    validate: (file, { published }) => !published || !needsPdf || file !== undefined || t('pdfMissing'),
  })
  return (
    <>
      <ImageField
        label={t('thumbnail')}
        current={stored?.thumbnail}
        onPaper={stored?.isOnPaper}
        optional={Boolean(stored?.thumbnail)}
        {...fileOf(form, 'thumbnail')}
      />
      <PdfField hint={stored?.hasFile ? t('pdfStored') : t('pdfHint')} {...fileOf(form, 'pdf')} />
    </>
  )
}
