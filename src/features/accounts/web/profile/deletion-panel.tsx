import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { forgetUser } from '#src/web/calls/session.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { useLongDay } from '#src/web/words/own-days.ts'

import { DialogForm } from './dialog-form.tsx'
import { useDialog } from './use-dialog.ts'

/** A membership that runs. */
type Running = { name: string; cancelAtPeriodEnd: boolean }
type Props = { memberships: readonly Running[] }

/** The end of an account: asked for with the password, and fourteen days away. */
export function DeletionPanel({ memberships }: Props) {
  const t = useTranslations('profile.deletion')
  const dialog = useDialog()
  const isLeaving = Boolean(useViewer()?.deletionAt)
  if (isLeaving) return null
  return (
    <section className="prof-part">
      <h2>{t('title')}</h2>
      <div className="panel prof-box">
        <p>{t('text')}</p>
        <Button variant="danger" onClick={dialog.show}>
          {t('button')}
        </Button>
      </div>
      <DeletionDialog
        key={dialog.opened}
        memberships={memberships}
        open={dialog.isOpen}
        onOpenChange={dialog.setIsOpen}
      />
    </section>
  )
}

type DialogProps = Props & { open: boolean; onOpenChange: (open: boolean) => void }

function DeletionDialog({ memberships, open, onOpenChange }: DialogProps) {
  const longDay = useLongDay()
  const t = useTranslations('profile.deletion')
  const accounts = useTranslations('accounts')
  const email = useTranslations('profile.email')
  const hasFactor = useViewer()?.hasFactor ?? false
  const [deletionAt, setDeletionAt] = useState<string>()
  const form = useForm({ defaultValues: { password: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, ({ password }) => ask(password))

  async function ask(password: string): Promise<boolean> {
    try {
      const answer = await api().requestDeletion({ password })
      setDeletionAt(answer.deletionAt)
      forgetUser()
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      form.setError('password', { message: error.message })
      toast.error(error.message)
      return false
    }
  }

  // What was asked stays readable until it is put away; nothing of this person stays after that (T14).
  if (deletionAt) {
    return (
      <DialogForm
        open={open}
        onOpenChange={leave}
        title={t('asked', { date: longDay(deletionAt) })}
        description={t('askedText')}
        submitLabel={t('confirm')}
        state={state}
        onSubmit={leave}
        done={<Button onClick={leave}>{t('leave')}</Button>}
      >
        {null}
      </DialogForm>
    )
  }
  const ends = memberships.map(({ name, cancelAtPeriodEnd }) =>
    t(cancelAtPeriodEnd ? 'endingMembership' : 'renewingMembership', { name }),
  )
  return (
    <DialogForm
      open={open}
      onOpenChange={onOpenChange}
      title={t('question')}
      description={[t('questionText'), ...ends].join(' ')}
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

const leave = (): void => location.assign('/')
