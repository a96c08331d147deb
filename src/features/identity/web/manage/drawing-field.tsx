import type { UseFormReturn, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'

import './appearance.css'

interface DrawingFieldProps<V extends FieldValues> {
  form: UseFormReturn<V>
  label: string
  help: string
  name: FieldPathByValue<V, File | undefined>
  /** The name of the tick that takes the stored one away. */
  goes: FieldPathByValue<V, boolean>
  stored: { readonly src: string } | null
  /** Whether it stands on a dark ground. */
  isForNight?: boolean
}

/** One drawing of the academy's own, which may be taken away again. */
export function DrawingField<V extends FieldValues>({
  form,
  label,
  help,
  name,
  goes,
  stored,
  isForNight,
}: DrawingFieldProps<V>) {
  const t = useTranslations('managers.academy')
  const drawing = fileOf(form, name)
  return (
    <div className="drawing-field" data-night={isForNight ? '' : undefined}>
      <ImageField label={label} optional current={stored?.src} {...drawing} />
      <p className="text-muted">{help}</p>
      {stored && !drawing.file && <Checkbox {...form.register(goes)}>{t('takeAway')}</Checkbox>}
    </div>
  )
}
