import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'

import { freshKey, noSpeaker, type ConferenceValues } from './values.ts'

type FormProps = { form: UseFormReturn<ConferenceValues> }

/** A-CONF-2: speakers are added, and taken away while there is more than one. */
export function SpeakerFields({ form }: FormProps) {
  const t = useTranslations('managers.conferences')
  const list = rowsOf(form, 'speakers')
  return (
    <EditRows
      list={{ ...list, append: speaker => list.append({ ...speaker, key: freshKey() }) }}
      texts={{
        title: t('speakers'),
        add: t('addSpeaker'),
        legend: number => t('speaker', { number }),
        remove: number => t('removeSpeaker', { number }),
      }}
      face={({ firstName, lastName, affiliation, image, file }) => ({
        name: `${firstName} ${lastName}`,
        note: affiliation,
        picture: { stored: image, file },
      })}
      blank={noSpeaker}
      least={1}
      errors={form.formState.errors.speakers}
      fields={index => <Speaker form={form} index={index} />}
    />
  )
}

function Speaker({ form, index }: FormProps & { index: number }) {
  const t = useTranslations('managers.conferences')
  const manager = useTranslations('manager')
  return (
    <>
      <div className="manager-two">
        <TextField label={t('firstName')} maxLength={60} {...fieldOf(form, `speakers.${index}.firstName`)} />
        <TextField label={t('lastName')} maxLength={60} {...fieldOf(form, `speakers.${index}.lastName`)} />
      </div>
      <TextField
        label={t('affiliation')}
        optional={manager('optional')}
        maxLength={120}
        {...fieldOf(form, `speakers.${index}.affiliation`)}
      />
      <ImageField
        label={t('picture', { number: index + 1 })}
        optional
        current={form.watch(`speakers.${index}.image`)}
        {...fileOf(form, `speakers.${index}.file`)}
      />
    </>
  )
}
