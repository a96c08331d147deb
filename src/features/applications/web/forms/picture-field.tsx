import { ImageUp, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'

import { pictureProblem } from './rules.ts'

export interface PictureFieldProps {
  label: string
  prompt: string
  /** Address of the chosen picture. */
  preview: string | undefined
  /** Raise it to flash the error. */
  flash: number
  error: string | undefined
  onChange: (file: File | undefined, problem?: 'pictureType' | 'pictureSize') => void
}

/** A place for one picture, which is shown at once and can be taken away again. */
export function PictureField({ label, prompt, preview, flash, error, onChange }: PictureFieldProps) {
  const t = useTranslations('applications')
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    onChange(chosen, pictureProblem(chosen))
  }
  const browse = <span className="link">{t('browse')}</span>
  return (
    <div className="picture-field">
      <FileDrop
        label={label}
        accept="image/png,image/jpeg,image/gif"
        prompt={
          <>
            {browse} {prompt}
          </>
        }
        tapPrompt={browse}
        hint={t('pictureHint')}
        error={error}
        flash={flash}
        onFiles={take}
      >
        {preview ? (
          <img
            className="picture-preview"
            src={preview}
            alt={t('preview')}
            onError={() => onChange(undefined, 'pictureType')}
          />
        ) : (
          <ImageUp />
        )}
      </FileDrop>
      {preview && (
        <Button size="sm" onClick={() => onChange(undefined)}>
          <X />
          {t('removePicture')}
        </Button>
      )}
    </div>
  )
}
