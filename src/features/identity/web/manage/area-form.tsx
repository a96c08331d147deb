import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ViewSite } from '#src/web/manager/editor/editor-marks.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import type { Stored } from '#src/web/manager/forms/use-stored.ts'

interface AreaFormProps<V extends FieldValues> {
  form: UseFormReturn<V>
  stored: Stored<V>
  /** @param version what the form was read with */
  save: (values: V, version: string | undefined) => Promise<void>
  preview?: ReactNode
  children: ReactNode
}

/** The form of one area of the settings. */
export function AreaForm<V extends FieldValues>({ form, stored, save, preview, children }: AreaFormProps<V>) {
  const t = useTranslations('managers.academy')
  const { revalidate } = useRevalidator()
  return (
    <SaveForm
      form={form}
      save={save}
      stored={stored}
      onSaved={() => void revalidate()}
      saved={t('saved')}
      failed={t('failed')}
      label={t('save')}
      actions={<ViewSite />}
      {...(preview && { preview })}
    >
      {children}
    </SaveForm>
  )
}
