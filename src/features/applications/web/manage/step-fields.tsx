import { X } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { MAX_STEPS } from '#src/wire/application-rules.ts'

import { noStep, type ApplicationValues } from './values.ts'

type FormProps = { form: UseFormReturn<ApplicationValues> }

/** A-APP-5: what happens after registering. Steps are added, moved, and taken away while there is more than one. */
export function StepFields({ form }: FormProps) {
  const t = useTranslations('managers.applications')
  return (
    <EditRows
      list={rowsOf(form, 'steps')}
      texts={{
        title: t('steps'),
        add: t('addStep'),
        legend: number => t('step', { number }),
        remove: number => t('removeStep', { number }),
        up: number => t('stepUp', { number }),
        down: number => t('stepDown', { number }),
      }}
      face={({ title, image, file }) => ({ name: title, picture: { stored: image, file } })}
      blank={noStep}
      least={1}
      most={MAX_STEPS}
      errors={form.formState.errors.steps}
      fields={index => <StepField form={form} index={index} />}
    />
  )
}

function StepField({ form, index }: FormProps & { index: number }) {
  const t = useTranslations('managers.applications')
  const step = form.watch(`steps.${index}`)
  const number = index + 1
  return (
    <>
      <TextField
        label={t('stepTitle')}
        maxLength={200}
        {...fieldOf(form, `steps.${index}.title`, { validate: filled(t('stepTitleMissing')) })}
      />
      <TextArea
        label={t('stepDescription')}
        rows={3}
        maxLength={2000}
        {...fieldOf(form, `steps.${index}.description`, { validate: filled(t('stepDescriptionMissing')) })}
      />
      <ImageField
        label={t('stepImage', { number })}
        optional
        current={step.image}
        {...fileOf(form, `steps.${index}.file`)}
      />
      {step.image && !step.file && (
        <div>
          <Button size="sm" onClick={() => form.setValue(`steps.${index}.image`, null, { shouldDirty: true })}>
            <X />
            {t('removeStepImage', { number })}
          </Button>
        </div>
      )}
    </>
  )
}
