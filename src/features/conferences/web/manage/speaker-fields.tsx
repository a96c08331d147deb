import { Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'

import { noSpeaker, type ConferenceValues } from './values.ts'

type FormProps = { form: UseFormReturn<ConferenceValues> }

/** A-CONF-2: speakers are added, and taken away while there is more than one. */
export function SpeakerFields({ form }: FormProps) {
  const t = useTranslations('managers.conferences')
  const { rows: speakers, append, remove } = rowsOf(form, 'speakers')
  return (
    <EditRows
      title={t('speakers')}
      rows={speakers}
      face={({ firstName, lastName, affiliation, image, file }) => ({
        name: `${firstName} ${lastName}`,
        note: affiliation,
        picture: { stored: image, file },
      })}
      legend={number => t('speaker', { number })}
      errors={form.formState.errors.speakers}
      fields={index => <Speaker form={form} index={index} />}
      actions={(index, moved) =>
        speakers.length > 1 && (
          <RowButton
            label={t('removeSpeaker', { number: index + 1 })}
            onClick={() => {
              remove(index)
              moved(undefined)
            }}
          >
            <Trash2 />
          </RowButton>
        )
      }
      add={{ label: t('addSpeaker'), run: () => append(noSpeaker) }}
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
