import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { useOnce } from '#src/web/forms/use-once.ts'
import { toast } from '#src/web/toast.ts'

import './categories.css'

interface CategoryNameProps {
  label: string
  button: string
  value?: string
  /** `key` names what is made of it. */
  save: (name: string, key: string) => Promise<unknown>
  onDone?: () => void
}

/** The one field of a category. */
export function CategoryName({ label, button, value = '', save, onDone }: CategoryNameProps) {
  const t = useTranslations('categories')
  const isAlive = useHydrated()
  const { revalidate } = useRevalidator()
  const form = useForm({ defaultValues: { name: value }, reValidateMode: 'onSubmit' })
  const once = useOnce()
  const { state, submit, reset } = useSubmission(form, async ({ name }) => {
    try {
      await once.send(key => save(name, key))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      // Read anew, it is told beside the field what somebody else made of it; the next press saves over that.
      if (error.code === 'conflict') await revalidate()
      form.setError('name', { type: error.code, message: error.message })
      return false
    }
    toast.success(t('saved'))
    form.reset()
    onDone?.()
    await revalidate()
    return true
  })
  // The field is there for the next one.
  useEffect(() => {
    if (state === 'checked') reset()
  }, [state, reset])
  const isRenamed = form.formState.errors.name?.type === 'conflict'
  return (
    <form className="category-name" method="post" noValidate onSubmit={event => void submit(event)}>
      <TextField
        label={label}
        hideLabel
        noHelpLine
        placeholder={label}
        maxLength={60}
        disabled={!isAlive}
        {...fieldOf(form, 'name', { validate: name => name.trim() !== '' || t('nameMissing') })}
        {...(isRenamed && { error: t('renamed', { name: value }) })}
      />
      <SubmitButton state={state} labels={{ normal: button, checking: t('saving') }} />
    </form>
  )
}
