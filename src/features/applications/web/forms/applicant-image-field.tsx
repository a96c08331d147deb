import { ImageUp, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'

import { imageProblem } from './rules.ts'

export interface ApplicantImageFieldProps {
  label: string
  prompt: string
  /** Address of the chosen image. */
  preview: string | undefined
  /** Raise it to flash the error. */
  flash: number
  error: string | undefined
  onChange: (file: File | undefined, problem?: 'imageType' | 'imageSize') => void
}

/** A place for one image, which is shown at once and can be taken away again. */
export function ApplicantImageField({ label, prompt, preview, flash, error, onChange }: ApplicantImageFieldProps) {
  const t = useTranslations('applications')
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    onChange(chosen, imageProblem(chosen))
  }
  const browse = <span className="link">{t('browse')}</span>
  return (
    <div className="applicant-image-field">
      <FileDrop
        label={label}
        accept="image/png,image/jpeg,image/gif"
        prompt={
          <>
            {browse} {prompt}
          </>
        }
        tapPrompt={browse}
        hint={t('imageHint')}
        error={error}
        flash={flash}
        onFiles={take}
      >
        {preview ? (
          <img
            className="applicant-image-preview"
            src={preview}
            alt={t('preview')}
            onError={() => onChange(undefined, 'imageType')}
          />
        ) : (
          <ImageUp />
        )}
      </FileDrop>
      {preview && (
        <Button size="sm" onClick={() => onChange(undefined)}>
          <X />
          {t('removeImage')}
        </Button>
      )}
    </div>
  )
}
