import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { PdfField } from '#src/web/manager/forms/pdf-field.tsx'

import type { VideoValues } from './values.ts'

/** D-53: one PDF that belongs to the video. */
export function HandoutField({ form, pdf }: { form: UseFormReturn<VideoValues>; pdf?: string | null | undefined }) {
  const t = useTranslations('managers.videos')
  const handout = fileOf(form, 'pdf')
  return (
    <div>
      <PdfField optional hint={t('pdfHint')} {...handout} />
      {pdf && !handout.file && (
        <div className="video-row">
          <a href={pdf} target="_blank" rel="noreferrer">
            {t('openPdf')}
          </a>
          <Checkbox {...form.register('removePdf')}>{t('removePdf')}</Checkbox>
        </div>
      )}
    </div>
  )
}
