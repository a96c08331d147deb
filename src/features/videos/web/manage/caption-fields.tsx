import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { FileDrop } from '#src/ui/controls/file-drop.tsx'
import { SelectField, TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { CAPTIONS_MAX_BYTES, webVttOf } from '#src/wire/text/captions.ts'

import { languages, nameOfLanguage } from './languages.ts'
import type { VideoValues } from './values.ts'

const noCaptions: VideoValues['captions'][number] = { language: '', label: '', file: undefined, isStored: false }

/** One file for each language. */
export function CaptionFields({ form }: { form: UseFormReturn<VideoValues> }) {
  const t = useTranslations('managers.videos')
  const list = rowsOf(form, 'captions')
  for (const [index, { isStored }] of list.rows.entries())
    form.register(`captions.${index}.file`, {
      validate: file => isStored || file !== undefined || t('captionsMissing'),
    })
  return (
    <EditRows
      list={list}
      texts={{
        title: t('captionsFile'),
        add: t('addCaptions'),
        legend: number => t('captionsOf', { number }),
        remove: number => t('removeCaptions', { number }),
      }}
      face={({ label, language, file }) => ({ name: label || nameOfLanguage(language), note: file?.name })}
      blank={noCaptions}
      errors={form.formState.errors.captions}
      fields={index => <Track form={form} index={index} />}
    />
  )
}

function Track({ form, index }: { form: UseFormReturn<VideoValues>; index: number }) {
  const t = useTranslations('managers.videos')
  const name = `captions.${index}` as const
  const { file, isStored } = form.watch(name)
  const prompt = file?.name ?? (isStored ? t('captionsStored') : t('dropCaptions'))
  const take = async (chosen: File | undefined) => {
    const problem = chosen && (await problemOf(chosen))
    if (problem) form.setError(`${name}.file`, { message: t(problem) })
    else form.setValue(`${name}.file`, chosen, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <div className="manager-two">
        <LanguageField form={form} index={index} />
        <TextField
          label={t('languageName')}
          maxLength={60}
          {...fieldOf(form, `${name}.label`, {
            validate: value => value.trim() !== '' || t('languageNameMissing'),
          })}
        />
      </div>
      <FileDrop
        label={t('captionsFile')}
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        prompt={prompt}
        tapPrompt={prompt}
        error={form.getFieldState(`${name}.file`, form.formState).error?.message}
        onFiles={([chosen]) => void take(chosen)}
      />
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
