import clsx from 'clsx'
import { ImageUp, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { UPLOAD_MAX_BYTES } from '#src/wire/upload-limits.ts'

import { useFileAddress } from './use-file-address.ts'

export interface ImageFieldProps {
  label: string
  /** The image that is stored now. */
  current?: string | null | undefined
  /** Whether that is a drawing on white, which is dark by night. */
  onPaper?: boolean | undefined
  file: File | undefined
  onChange: (file: File | undefined) => void
  error?: string | undefined
  flash?: number | undefined
  optional?: boolean
  /** Other words than 'Drag and drop …, or Browse files'. */
  prompt?: string
}

/** A place for one image, by drag and drop or by choice, shown at once; only images are taken. */
export function ImageField({
  label,
  current,
  onPaper,
  file,
  onChange,
  error,
  flash,
  optional,
  prompt,
}: ImageFieldProps) {
  const t = useTranslations('manager')
  const [problem, setProblem] = useState<string>()
  const preview = useFileAddress(file)
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    const found = problemOf(chosen)
    setProblem(found && t(found))
    if (!found) onChange(chosen)
  }
  const shown = preview ?? current
  /** Its name and type say an image, and the browser finds none in it. */
  const refuse = () => {
    if (!preview) return
    setProblem(t('imageType'))
    onChange(undefined)
  }
  return (
    <div className="image-field">
      <FileDrop
        label={label}
        optional={optional ? t('optional') : undefined}
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        prompt={prompt ?? t('dropImage')}
        tapPrompt={t('browse')}
        hint={t('imageHint')}
        error={problem ?? error}
        flash={flash}
        onFiles={take}
      >
        {shown ? (
          <span className={clsx('image-shown', onPaper && !preview && 'on-paper')}>
            <img className="image-preview" src={shown} alt={t('preview')} loading="lazy" onError={refuse} />
          </span>
        ) : (
          <ImageUp className="size-6" />
        )}
      </FileDrop>
      {file && (
        <Button size="sm" onClick={() => onChange(undefined)}>
          <X />
          {t('removeImage')}
        </Button>
      )}
    </div>
  )
}

const problemOf = ({ type, size }: File): 'imageType' | 'imageSize' | undefined => {
  if (!type.startsWith('image/') || type === 'image/svg+xml') return 'imageType'
  return size > UPLOAD_MAX_BYTES ? 'imageSize' : undefined
}
