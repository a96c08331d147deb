import { FileText, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { PDF_MAX_BYTES } from '#src/wire/upload-limits.ts'

interface PdfFieldProps {
  file: File | undefined
  onChange: (file: File | undefined) => void
  hint: string
  error?: string | undefined
  flash?: number | undefined
  optional?: boolean
}

/** A place for one PDF. What the browser can tell of a wrong one is told when it is chosen. */
export function PdfField({ file, onChange, hint, error, flash, optional }: PdfFieldProps) {
  const t = useTranslations('manager')
  const [problem, setProblem] = useState<string>()
  const take = async ([chosen]: File[]) => {
    if (!chosen) return
    const found = await problemOf(chosen)
    setProblem(found && t(found))
    if (!found) onChange(chosen)
  }
  return (
    <div className="image-field">
      <FileDrop
        label={t('pdf')}
        optional={optional ? t('optional') : undefined}
        accept="application/pdf"
        prompt={t('dropPdf')}
        tapPrompt={t('browse')}
        hint={hint}
        error={problem ?? error}
        flash={flash}
        onFiles={files => void take(files)}
      >
        <FileText className="size-6" />
        {file && <strong>{file.name}</strong>}
      </FileDrop>
      {file && (
        <Button size="sm" onClick={() => onChange(undefined)}>
          <X />
          {t('dropChosenPdf')}
        </Button>
      )}
    </div>
  )
}

/** Where the server looks for the last words of a PDF. */
const END_BYTES = 2048

async function problemOf(file: File): Promise<'pdfWrong' | 'pdfSize' | undefined> {
  if (file.size > PDF_MAX_BYTES) return 'pdfSize'
  try {
    const [start, end] = await Promise.all([file.slice(0, 7).text(), file.slice(-END_BYTES).text()])
    return start.startsWith('%PDF-') && end.includes('%%EOF') ? undefined : 'pdfWrong'
  } catch {
    return 'pdfWrong'
  }
}
