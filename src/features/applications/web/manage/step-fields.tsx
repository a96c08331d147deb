import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { filled } from '#src/web/manager/forms/filled.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'
import { MAX_STEPS } from '#src/wire/application-rules.ts'

import { noStep, type ApplicationValues } from './values.ts'

type FormProps = { form: UseFormReturn<ApplicationValues> }

/** A-APP-5: what happens after registering. Steps are added, moved, and taken away while there is more than one. */
export function StepFields({ form }: FormProps) {
  const t = useTranslations('managers.applications')
  const { rows: steps, append, remove, move } = rowsOf(form, 'steps')
  return (
    <EditRows
      title={t('steps')}
      rows={steps}
      face={({ title, image, file }) => ({ name: title, picture: { stored: image, file } })}
      legend={number => t('step', { number })}
      errors={form.formState.errors.steps}
      fields={index => <StepField form={form} index={index} />}
      actions={(index, moved) => {
        const number = index + 1
        const moveTo = (to: number) => {
          move(index, to)
          moved(to)
        }
        return (
          <>
            {index > 0 && (
              <RowButton label={t('stepUp', { number })} onClick={() => moveTo(index - 1)}>
                <ArrowUp />
              </RowButton>
            )}
            {number < steps.length && (
              <RowButton label={t('stepDown', { number })} onClick={() => moveTo(number)}>
                <ArrowDown />
              </RowButton>
            )}
            {steps.length > 1 && (
              <RowButton
                label={t('removeStep', { number })}
                onClick={() => {
                  remove(index)
                  moved(undefined)
                }}
              >
                <Trash2 />
              </RowButton>
            )}
          </>
        )
      }}
      add={steps.length < MAX_STEPS ? { label: t('addStep'), run: () => append(noStep) } : undefined}
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
