import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/message.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { api, isCallRefused } from '#src/web/api.ts'
import { longDay } from '#src/web/days.ts'
import { fieldOf, useSubmission } from '#src/web/form.ts'
import { useViewer } from '#src/web/page-data.ts'
import { rememberUser } from '#src/web/session.ts'
import { toast } from '#src/web/toast.ts'

import { DialogForm } from './dialog-form.tsx'
import { useDialog } from './use-dialog.ts'

type Props = {
  /** When the account will be deleted, once that was asked for. */
  deletionAt: string | null
}

/** The end of an account: asked for with the password, and fourteen days away. */
export function DeletionPanel({ deletionAt }: Props) {
  const t = useTranslations('profile.deletion')
  const dialog = useDialog()
  if (deletionAt) return null
  return (
    <section className="prof-part">
      <h2>{t('title')}</h2>
      <div className="panel prof-box">
        <p>{t('text')}</p>
        <Button variant="danger" onClick={dialog.show}>
          {t('button')}
        </Button>
      </div>
      <DeletionDialog key={dialog.opened} open={dialog.isOpen} onOpenChange={dialog.setIsOpen} />
    </section>
  )
}

function DeletionDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('profile.deletion')
  const accounts = useTranslations('accounts')
  const email = useTranslations('profile.email')
  const hasFactor = useViewer()?.hasFactor ?? false
  const form = useForm({ defaultValues: { password: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, ({ password }) => ask(password))

  async function ask(password: string): Promise<boolean> {
    try {
      await api().requestDeletion({ password })
      rememberUser(null)
      toast.afterNavigation('success', t('asked'))
      location.assign('/')
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      form.setError('password', { message: error.message }, { shouldFocus: true })
      toast.error(error.message)
      return false
    }
  }

  return (
    <DialogForm
      open={open}
      onOpenChange={onOpenChange}
      title={t('question')}
      description={t('questionText')}
      submitLabel={t('confirm')}
      danger
      state={state}
      onSubmit={event => void submit(event)}
    >
      {!hasFactor && (
        <PasswordField
          label={t('password')}
          showText={accounts('fields.show')}
          hideText={accounts('fields.hide')}
          {...fieldOf(form, 'password', { validate: value => value !== '' || email('passwordMissing') })}
        />
      )}
    </DialogForm>
  )
}

/** Says that the account is about to go, and offers to keep it. */
export function DeletionNotice({ deletionAt }: Props) {
  const t = useTranslations('profile.deletion')
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  if (!deletionAt) return null
  const date = longDay.format(new Date(deletionAt))
  async function keep(): Promise<void> {
    setIsBusy(true)
    try {
      await api().cancelDeletion({})
      toast.success(t('kept'))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    }
    await revalidate()
    setIsBusy(false)
  }
  return (
    <div className="prof-notice">
      <Notice tone="warning">
        <p>{t('notice', { date })}</p>
        <Button size="sm" busy={isBusy} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      </Notice>
    </div>
  )
}
