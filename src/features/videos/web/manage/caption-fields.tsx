import { Plus, Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { fieldOf } from '#src/web/form.ts'
import { RowButton } from '#src/web/manager/row-actions.tsx'
import { rowsOf } from '#src/web/manager/rows.ts'

import type { VideoValues } from './values.ts'

/** One WebVTT file for each language. */
export function CaptionFields({ form }: { form: UseFormReturn<VideoValues> }) {
  const t = useTranslations('managers.videos')
  const tracks = form.watch('captions')
  const { append, remove } = rowsOf(tracks, next => form.setValue('captions', next, { shouldDirty: true }))
  const isLanguage = (value: string) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value.trim()) || t('languageWrong')
  return (
    <>
      {tracks.map((track, index) => {
        const name = `captions.${index}` as const
        form.register(`${name}.file`, {
          validate: file =>
            (file ?? track.isStored) !== undefined && (track.isStored || file) ? true : t('captionsMissing'),
        })
        return (
          <fieldset key={index} className="video-row">
            <legend className="sr-only">{t('captionsOf', { number: index + 1 })}</legend>
            <TextField
              label={t('language')}
              maxLength={20}
              {...fieldOf(form, `${name}.language`, { validate: isLanguage })}
            />
            <TextField
              label={t('languageName')}
              maxLength={60}
              {...fieldOf(form, `${name}.label`, {
                validate: value => value.trim() !== '' || t('languageNameMissing'),
              })}
            />
            <FileDrop
              label={t('captionsFile')}
              accept=".vtt,text/vtt"
              prompt={track.file?.name ?? (track.isStored ? t('captionsStored') : t('dropCaptions'))}
              error={form.getFieldState(`${name}.file`, form.formState).error?.message}
              onFiles={([file]) => form.setValue(`${name}.file`, file, { shouldDirty: true, shouldValidate: true })}
            />
            <RowButton label={t('removeCaptions', { number: index + 1 })} onClick={() => remove(index)}>
              <Trash2 />
            </RowButton>
          </fieldset>
        )
      })}
      <div>
        <Button onClick={() => append({ language: '', label: '', file: undefined, isStored: false })}>
          <Plus />
          {t('addCaptions')}
        </Button>
      </div>
    </>
  )
}
