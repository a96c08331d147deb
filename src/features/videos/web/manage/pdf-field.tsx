import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { PDF_MAX_BYTES } from '#src/wire/upload-limits.ts'

import type { VideoValues } from './values.ts'

/** D-53: one PDF that belongs to the video. */
export function PdfField({ form, pdf }: { form: UseFormReturn<VideoValues>; pdf?: string | null | undefined }) {
  const t = useTranslations('managers.videos')
  const manager = useTranslations('manager')
  const [problem, setProblem] = useState<string>()
  const file = form.watch('pdf')
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    const isPdf = chosen.type === 'application/pdf' && chosen.size <= PDF_MAX_BYTES
    setProblem(isPdf ? undefined : t('pdfWrong'))
    if (isPdf) form.setValue('pdf', chosen, { shouldDirty: true })
  }
  return (
    <div>
      <FileDrop
        label={t('pdf')}
        optional={manager('optional')}
        accept="application/pdf"
        prompt={t('dropPdf')}
        tapPrompt={manager('browse')}
        hint={t('pdfHint')}
        error={problem}
        onFiles={take}
      >
        <FileText className="size-6" />
        {file && <strong>{file.name}</strong>}
      </FileDrop>
      {pdf && !file && (
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
