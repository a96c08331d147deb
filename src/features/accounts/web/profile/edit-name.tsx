import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { showInFields } from '#src/web/forms/refused-fields.ts'
import { toast } from '#src/web/toast.ts'
import { CHANGED_NAME_MIN, NAME_MAX } from '#src/wire/account-rules.ts'

import { DialogForm } from './dialog-form.tsx'
import { useDialog } from './use-dialog.ts'
import type { User } from './user.ts'

type Props = { user: User; onChange: (user: User) => void }
type Values = { firstName: string; lastName: string }

/** L-PROF-2: the name, each part by the rule of 4 when it changes (D-14). */
export function EditName({ user, onChange }: Props) {
  const t = useTranslations('profile')
  const dialog = useDialog()
  return (
    <>
      <Button size="sm" onClick={dialog.show}>
        {t('name.edit')}
      </Button>
      <NameDialog
        key={dialog.opened}
        user={user}
        onChange={onChange}
        open={dialog.isOpen}
        onOpenChange={dialog.setIsOpen}
      />
    </>
  )
}

type DialogProps = Props & { open: boolean; onOpenChange: (open: boolean) => void }

function NameDialog({ user, onChange, open, onOpenChange }: DialogProps) {
  const t = useTranslations('profile')
  const { firstName, lastName } = user
  const form = useForm<Values>({ defaultValues: { firstName, lastName }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, values => save(values))
  const ruleFor = (kept: string) => (value: string) =>
    value.trim() === kept || value.trim().length >= CHANGED_NAME_MIN || t('name.short')

  /** Nothing is sent for a name that stays as it is; why stands beside the field. */
  async function save(values: Values): Promise<boolean> {
    const given = { firstName: values.firstName.trim(), lastName: values.lastName.trim() }
    if (given.firstName === firstName && given.lastName === lastName) {
      form.setError('firstName', { message: t('name.unchanged') })
      return false
    }
    try {
      const { user: changed } = await api().updateName(given)
      onChange(changed)
      toast.success(t('name.changed'))
      onOpenChange(false)
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      showInFields(form, error)
      toast.error(error.message)
      return false
    }
  }

  const common = { minLength: CHANGED_NAME_MIN, maxLength: NAME_MAX } as const
  return (
    <DialogForm
      open={open}
      onOpenChange={onOpenChange}
      title={t('name.edit')}
      submitLabel={t('save')}
      state={state}
      onSubmit={event => void submit(event)}
    >
      <TextField
        label={t('name.first')}
        autoComplete="given-name"
        {...common}
        {...fieldOf(form, 'firstName', { validate: ruleFor(firstName) })}
      />
      <TextField
        label={t('name.last')}
        autoComplete="family-name"
        {...common}
        {...fieldOf(form, 'lastName', { validate: ruleFor(lastName) })}
      />
    </DialogForm>
  )
}
