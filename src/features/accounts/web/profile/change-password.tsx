import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { showInFields } from '#src/web/forms/refused-fields.ts'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import {
  DIALOG_SPECIAL_CHARACTERS,
  isStrongInDialog,
  PASSWORD_MIN,
  PASSWORD_SUGGESTION,
} from '#src/wire/account-rules.ts'

import { checkPassword, spaced } from '../rules.ts'
import { DialogForm } from './dialog-form.tsx'
import { useDialog } from './use-dialog.ts'

type Values = { password: string; newPassword: string; confirmPassword: string }

/** L-PROF-5, L-PROF-9 */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const t = useTranslations('profile.password')
  const dialog = useDialog()
  return (
    <>
      <Button size="sm" onClick={dialog.show}>
        {t('change')}
      </Button>
      <PasswordDialog key={dialog.opened} open={dialog.isOpen} onOpenChange={dialog.setIsOpen} onChanged={onChanged} />
    </>
  )
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onChanged: () => void }

function PasswordDialog({ open, onOpenChange, onChanged }: Props) {
  const t = useTranslations('profile.password')
  const invalid = useTranslations('accounts.invalid')
  const fields = useTranslations('accounts.fields')
  const form = useForm<Values>({
    defaultValues: { password: '', newPassword: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  })
  const { state, submit } = useSubmission(form, values => change(values))

  /** What is wrong with the new password is said, and it is sent all the same: the server decides (D-13). */
  async function change(values: Values): Promise<boolean> {
    if (!isStrongInDialog(values.newPassword)) form.setError('newPassword', { message: t('weak') })
    if (values.newPassword !== values.confirmPassword) form.setError('confirmPassword', { message: t('mismatch') })
    try {
      await api().changePassword(values)
      toast.success(t('changed'))
      onOpenChange(false)
      onChanged()
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      showInFields(form, error, fieldsOf)
      toast.error(t('failed'))
      return false
    }
  }

  const shared = { showText: fields('show'), hideText: fields('hide'), minLength: PASSWORD_MIN }
  const validate = (value: string) => !checkPassword(value) || invalid('password')
  return (
    <DialogForm
      open={open}
      onOpenChange={onOpenChange}
      title={t('change')}
      submitLabel={t('submit')}
      state={state}
      onSubmit={event => void submit(event)}
    >
      <PasswordField
        label={t('current')}
        aside={
          <Link className="link" to="/forget-password">
            {t('forgot')}
          </Link>
        }
        {...shared}
        {...fieldOf(form, 'password', { validate })}
      />
      <PasswordField
        label={t('new')}
        autoComplete="new-password"
        suggestion={PASSWORD_SUGGESTION}
        rule={t('rule', { characters: spaced(DIALOG_SPECIAL_CHARACTERS) })}
        {...shared}
        {...fieldOf(form, 'newPassword', { validate })}
      />
      <PasswordField
        label={t('confirm')}
        autoComplete="new-password"
        suggestion={PASSWORD_SUGGESTION}
        {...shared}
        {...fieldOf(form, 'confirmPassword', { validate })}
      />
    </DialogForm>
  )
}

/** The fields that a refusal is about, where this dialog has not said it in words of its own. */
const fieldsOf: Readonly<Record<string, keyof Values>> = {
  'password-incorrect': 'password',
  'password-common': 'newPassword',
}
