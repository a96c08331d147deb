import { useId } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { SelectField, TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

import type { casesLoader, CaseRow } from './loaders.ts'
import { useSum } from './use-sum.ts'

type Values = { planId: string; email: string }

/** Gives the buyer what the money was for: the course, or a membership of the plan that is chosen here. */
export function GrantDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('managers.payments')
  const sum = useSum()
  const { revalidate } = useRevalidator()
  const id = useId()
  const form = useForm<Values>({
    defaultValues: { planId: '', email: row.person?.email ?? '' },
    reValidateMode: 'onSubmit',
  })
  const isPlan = row.grant === 'plan'
  const { state, submit } = useSubmission(form, async ({ planId, email }) => {
    try {
      await api().grantCase({ id: row._id, ...(isPlan && { planId }), ...(asksForWhom(row) && { email }) })
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
        {asksForWhom(row) && <ForWhom row={row} form={form} />}
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

/** Staff name who gets a plan whose payment names nobody, or somebody else than who paid. */
const asksForWhom = ({ grant, person, reason }: CaseRow): boolean =>
  grant === 'plan' && (!person || reason === 'other-payer')

function ForWhom({ row, form }: { row: CaseRow; form: UseFormReturn<Values> }) {
  const t = useTranslations('managers.payments')
  return (
    <TextField
      label={t('email')}
      type="email"
      help={t(row.person ? 'emailOther' : 'emailHelp')}
      {...fieldOf(form, 'email', { validate: value => value.includes('@') || t('emailMissing') })}
    />
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
