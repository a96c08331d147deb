import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Dialog } from '#src/ui/dialog.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { SelectField, TextField } from '#src/ui/text-field.tsx'
import { api, isCallRefused } from '#src/web/api.ts'
import { fieldOf, useSubmission } from '#src/web/form.ts'
import { hasFailed } from '#src/web/loader.ts'
import { toast } from '#src/web/toast.ts'

import type { casesLoader, CaseRow } from './loaders.ts'
import { useSum } from './use-sum.ts'

/** Gives the buyer what the money was for: the course, or a membership of the plan that is chosen here. */
export function GrantDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('managers.payments')
  const sum = useSum()
  const { revalidate } = useRevalidator()
  const id = useId()
  const form = useForm({ defaultValues: { planId: '', email: '' }, reValidateMode: 'onSubmit' })
  const isPlan = row.grant === 'plan'
  const { state, submit } = useSubmission(form, async ({ planId, email }) => {
    try {
      await api().grantCase({ id: row._id, ...(isPlan && { planId }), ...(isPlan && !row.person && { email }) })
      toast.success(t('granted'))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
      return false
    }
    onClose()
    await revalidate()
    return true
  })
  const names = { amount: sum(row), person: row.person?.name ?? t('nobody') }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('grantTitle', names)}
      description={t(isPlan ? 'grantPlan' : 'grantCourse', names)}
      closeLabel={t('cancel')}
      actions={<SubmitButton form={id} state={state} labels={{ normal: t('grantButton'), checking: t('granting') }} />}
    >
      <form id={id} method="post" noValidate onSubmit={event => void submit(event)}>
        {isPlan && !row.person && (
          <TextField
            label={t('email')}
            type="email"
            help={t('emailHelp')}
            {...fieldOf(form, 'email', { validate: value => value.includes('@') || t('emailMissing') })}
          />
        )}
        {isPlan && (
          <SelectField
            label={t('plan')}
            {...fieldOf(form, 'planId', { validate: value => value !== '' || t('planMissing') })}
          >
            <Plans />
          </SelectField>
        )}
      </form>
    </Dialog>
  )
}

function Plans() {
  const t = useTranslations('managers.payments')
  const { plans } = useLoaderData<typeof casesLoader>()
  return (
    <>
      <option value="">{t('choosePlan')}</option>
      {!hasFailed(plans) &&
        plans.plans.map(({ _id, name, duration }) => (
          <option key={_id} value={_id}>
            {t(duration === 'year' ? 'planYear' : 'planMonth', { name })}
          </option>
        ))}
    </>
  )
}
