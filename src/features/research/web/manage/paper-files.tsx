import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { PDF_MAX_BYTES } from '#src/wire/upload-limits.ts'

import type { ResearchValues } from './values.ts'

/** What is stored of a paper that is changed: then neither file has to be chosen again (A-RES-5). */
export type StoredFiles = { thumbnail: string; hasFile: boolean }

/** A-RES-4: the picture and the PDF. */
export function PaperFiles({
  form,
  stored,
}: {
  form: UseFormReturn<ResearchValues>
  stored?: StoredFiles | undefined
}) {
  const t = useTranslations('managers.research')
  const manager = useTranslations('manager')
  const { errors } = form.formState
  const [problem, setProblem] = useState<string>()
  form.register('thumbnail', { validate: file => stored !== undefined || file !== undefined || t('imageMissing') })
  form.register('pdf', { validate: file => stored !== undefined || file !== undefined || t('pdfMissing') })
  const [thumbnail, pdf] = form.watch(['thumbnail', 'pdf'])
  const choose = (name: 'thumbnail' | 'pdf', file: File | undefined) => {
    form.clearErrors(name)
    form.setValue(name, file, { shouldDirty: true })
  }
  const takePdf = ([chosen]: File[]) => {
    if (!chosen) return
    const isPdf = chosen.type === 'application/pdf' && chosen.size <= PDF_MAX_BYTES
    setProblem(isPdf ? undefined : t('pdfMissing'))
    if (isPdf) choose('pdf', chosen)
  }
  return (
    <section className="panel manager-part">
      <ImageField
        label={t('thumbnail')}
        current={stored?.thumbnail}
        file={thumbnail}
        error={errors.thumbnail?.message}
        optional={stored !== undefined}
        onChange={file => choose('thumbnail', file)}
      />
      <FileDrop
        label={t('pdf')}
        accept="application/pdf"
        prompt={t('dropPdf')}
        tapPrompt={manager('browse')}
        hint={stored?.hasFile ? t('pdfStored') : t('pdfHint')}
        error={problem ?? errors.pdf?.message}
        onFiles={takePdf}
      >
        <FileText className="size-6" />
        {pdf && <strong>{pdf.name}</strong>}
      </FileDrop>
    </section>
  )
}
