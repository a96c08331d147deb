import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { ToggleChip } from '#src/ui/display/chip.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { WhenField } from '#src/web/manager/forms/when-field.tsx'
import { TALK_NOTE_MAX, TALK_TITLE_MAX } from '#src/wire/programme-rules.ts'

import type { ConferenceValues } from './values.ts'

import './programme-fields.css'

interface TalkFieldsProps {
  form: UseFormReturn<ConferenceValues>
  at: `programme.${number}.talks.${number}`
  /** Of the conference. */
  speakers: readonly { readonly key: string; readonly name: string }[]
}

export function TalkFields({ form, at, speakers }: TalkFieldsProps) {
  const t = useTranslations('managers.conferences')
  const manager = useTranslations('manager')
  return (
    <>
      <div className="talk-fields">
        <WhenField
          label={t('time')}
          type="time"
          held={form.watch(`${at}.time`)}
          {...fieldOf(form, `${at}.time`, { validate: filled(t('timeMissing')) })}
        />
        <TextField
          label={t('talkTitle')}
          maxLength={TALK_TITLE_MAX}
          {...fieldOf(form, `${at}.title`, { validate: filled(t('talkTitleMissing')) })}
        />
      </div>
      <TalkSpeakers form={form} at={at} speakers={speakers} />
      <TextField
        label={t('talkNote')}
        optional={manager('optional')}
        maxLength={TALK_NOTE_MAX}
        {...fieldOf(form, `${at}.note`)}
      />
      <Checkbox {...form.register(`${at}.standsOut`)}>{t('standsOut')}</Checkbox>
    </>
  )
}

/** Each speaker is a button that is pressed in or not. */
function TalkSpeakers({ form, at, speakers }: TalkFieldsProps) {
  const t = useTranslations('managers.conferences')
  const name = `${at}.speakers` as const
  const chosen = form.watch(name)
  const { error } = form.getFieldState(name, form.formState)
  const toggle = (key: string) => {
    form.clearErrors(name)
    const next = chosen.includes(key) ? chosen.filter(one => one !== key) : [...chosen, key]
    form.setValue(name, next, { shouldDirty: true })
  }
  return (
    <FieldGroup
      label={t('talkSpeakers')}
      error={error?.message}
      help={t(speakers.length > 0 ? 'noTalkSpeakers' : 'noSpeakersYet')}
    >
      <div className="talk-speakers">
        {speakers.map(({ key, name: text }) => (
          <ToggleChip key={key} pressed={chosen.includes(key)} onClick={() => toggle(key)}>
            <span>{text}</span>
          </ToggleChip>
        ))}
      </div>
    </FieldGroup>
  )
}
