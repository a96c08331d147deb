import { Plus, Trash2 } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'

import { noSpeaker, type ConferenceValues } from './values.ts'

/** A-CONF-2: speakers are added, and taken away while there is more than one. */
export function SpeakerFields({ form }: { form: UseFormReturn<ConferenceValues> }) {
  const t = useTranslations('managers.conferences')
  const manager = useTranslations('manager')
  const { rows: speakers, append, remove } = rowsOf(form, 'speakers')
  return (
    <section className="panel manager-part">
      <h2>{t('speakers')}</h2>
      {speakers.map(({ image }, index) => {
        const number = index + 1
        return (
          <fieldset key={number} className="manager-row">
            <legend>
              {t('speaker', { number })}
              {speakers.length > 1 && (
                <RowButton label={t('removeSpeaker', { number })} onClick={() => remove(index)}>
                  <Trash2 />
                </RowButton>
              )}
            </legend>
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
              label={t('picture', { number })}
              optional
              current={image}
              {...fileOf(form, `speakers.${index}.file`)}
            />
          </fieldset>
        )
      })}
      <div>
        <Button onClick={() => append(noSpeaker)}>
          <Plus />
          {t('addSpeaker')}
        </Button>
      </div>
    </section>
  )
}
