import { Plus, Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { SelectField, TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { CAPTIONS_MAX_BYTES, webVttOf } from '#src/wire/text/captions.ts'

import { languages, nameOfLanguage } from './languages.ts'
import type { VideoValues } from './values.ts'

/** One file for each language. */
export function CaptionFields({ form }: { form: UseFormReturn<VideoValues> }) {
  const t = useTranslations('managers.videos')
  const { rows: tracks, append, remove } = rowsOf(form, 'captions')
  const take = async (index: number, file: File | undefined) => {
    const name = `captions.${index}.file` as const
    const problem = file && (await problemOf(file))
    if (problem) form.setError(name, { message: t(problem) })
    else form.setValue(name, file, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      {tracks.map((track, index) => {
        const name = `captions.${index}` as const
        form.register(`${name}.file`, {
          validate: file =>
            (file ?? track.isStored) !== undefined && (track.isStored || file) ? true : t('captionsMissing'),
        })
        const prompt = track.file?.name ?? (track.isStored ? t('captionsStored') : t('dropCaptions'))
        return (
          <fieldset key={index} className="video-row">
            <legend className="sr-only">{t('captionsOf', { number: index + 1 })}</legend>
            <LanguageField form={form} index={index} />
            <TextField
              label={t('languageName')}
              maxLength={60}
              {...fieldOf(form, `${name}.label`, {
                validate: value => value.trim() !== '' || t('languageNameMissing'),
              })}
            />
            <FileDrop
              label={t('captionsFile')}
              accept=".vtt,.srt,text/vtt,application/x-subrip"
              prompt={prompt}
              tapPrompt={prompt}
              error={form.getFieldState(`${name}.file`, form.formState).error?.message}
              onFiles={([file]) => void take(index, file)}
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

/** What is wrong with a file, told when it is chosen: the server would say it of the whole form. */
async function problemOf(file: File): Promise<'captionsWrong' | 'captionsLarge' | undefined> {
  if (file.size > CAPTIONS_MAX_BYTES) return 'captionsLarge'
  return webVttOf(await file.arrayBuffer()) === undefined ? 'captionsWrong' : undefined
}

/** Its name follows the choice, unless somebody has written another one. */
function LanguageField({ form, index }: { form: UseFormReturn<VideoValues>; index: number }) {
  const t = useTranslations('managers.videos')
  const [track, ...tracks] = [form.watch(`captions.${index}`), ...form.watch('captions')]
  const taken = new Set(tracks.flatMap(({ language }, at) => (at === index ? [] : [language])))
  const isOther = track.language !== '' && nameOfLanguage(track.language) === ''
  const field = fieldOf(form, `captions.${index}.language`, { validate: tag => tag !== '' || t('languageMissing') })
  return (
    <SelectField
      label={t('language')}
      {...field}
      onChange={event => {
        const isOwnName = track.label !== '' && track.label !== nameOfLanguage(track.language)
        const tag = event.target.value
        if (!isOwnName) form.setValue(`captions.${index}.label`, nameOfLanguage(tag), { shouldDirty: true })
        void field.onChange(event)
      }}
    >
      <option value="">{t('chooseLanguage')}</option>
      {isOther && <option value={track.language}>{track.label || track.language}</option>}
      {languages.map(([tag, own]) => (
        <option key={tag} value={tag} disabled={taken.has(tag)}>
          {own}
        </option>
      ))}
    </SelectField>
  )
}
