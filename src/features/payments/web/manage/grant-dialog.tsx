import { type FocusEvent, useId } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { SelectField, TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { useRefusal } from '#src/web/manager/prompts/use-refusal.ts'
import { toast } from '#src/web/toast.ts'

import { type GrantValues, HeldPlans } from './held-plans.tsx'
import type { casesLoader, CaseRow } from './loaders.ts'
import { usePayer, usePlanName } from './use-names.ts'
import { useReceiver } from './use-receiver.ts'
import { useSum } from './use-sum.ts'

/** Gives the buyer what the money was for: the course, or a membership of the plan that is chosen here. */
export function GrantDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('managers.payments')
  const sum = useSum()
  const payer = usePayer()
  const hear = useRefusal()
  const { revalidate } = useRevalidator()
  const id = useId()
  const form = useForm<GrantValues>({
    defaultValues: startOf(row),
    reValidateMode: 'onSubmit',
  })
  const isPlan = row.grant === 'plan'
  const { receiver, ask } = useReceiver(row, asksForWhom(row) ? form.watch('email') : undefined)
  const { state, submit } = useSubmission(form, async ({ planId, email, others }) => {
    try {
      const seen = receiver?.memberships.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd).map(({ _id }) => _id)
      const whom = { ...(isPlan && { planId, others, seen }), ...(asksForWhom(row) && { email }) }
      await api().grantCase({ id: row._id, version: row.version, ...whom })
      toast.success(t('granted'))
    } catch (error) {
      const { code, message } = await hear(error)
      if (code === 'email-unknown') form.setError('email', { message: t('emailUnknown') })
      else toast.error(message)
      if (code === 'plans-held') await ask()
      return false
    }
    onClose()
    await revalidate()
    return true
  })
  const names = { amount: sum(row), user: payer(row) }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('grantTitle', names)}
      description={t(isPlan ? 'grantPlan' : 'grantCourse', names)}
      closeLabel={t('cancel')}
      actions={<SubmitButton form={id} state={state} labels={{ normal: t('grantButton'), checking: t('granting') }} />}
    >
      <form id={id} className="fields" method="post" noValidate onSubmit={event => void submit(event)}>
        {row.disputed && <Notice tone="warning">{t('disputed')}</Notice>}
        {asksForWhom(row) && <ForWhom row={row} form={form} onNamed={() => void ask()} />}
        {isPlan && (
          <SelectField
            label={t('plan')}
            {...fieldOf(form, 'planId', { validate: value => value !== '' || t('planMissing') })}
          >
            <Plans sold={row.plan} />
          </SelectField>
        )}
        {isPlan && <HeldPlans receiver={receiver} form={form} />}
      </form>
    </Dialog>
  )
}

const startOf = ({ plan, user, payerEmail }: CaseRow): GrantValues => ({
  planId: plan?._id ?? '',
  email: user?.email ?? payerEmail ?? '',
  others: 'end',
})

/** Staff name who gets a plan whose payment names nobody, or somebody else than who paid. */
const asksForWhom = ({ grant, user, reason }: CaseRow): boolean =>
  grant === 'plan' && (!user?.email || reason === 'other-payer')

function helpFor({ user, payerEmail }: CaseRow) {
  if (user?.email) return 'emailOther'
  return payerEmail ? 'emailTyped' : 'emailHelp'
}

interface ForWhomProps {
  row: CaseRow
  form: UseFormReturn<GrantValues>
  onNamed: () => void
}

function ForWhom({ row, form, onNamed }: ForWhomProps) {
  const t = useTranslations('managers.payments')
  const { onBlur, ...field } = fieldOf(form, 'email', {
    validate: value => value.includes('@') || t('emailMissing'),
  })
  const leave = async (event: FocusEvent) => {
    await onBlur(event)
    onNamed()
  }
  return (
    <TextField label={t('email')} type="email" help={t(helpFor(row))} {...field} onBlur={event => void leave(event)} />
  )
}

/** A plan that was deleted while somebody paid for it may be granted like the others. */
function Plans({ sold }: { sold: CaseRow['plan'] }) {
  const t = useTranslations('managers.payments')
  const planName = usePlanName()
  const { plans } = useLoaderData<typeof casesLoader>()
  const all = hasFailed(plans) ? [] : plans.plans
  const choices = sold && !all.some(({ _id }) => _id === sold._id) ? [sold, ...all] : all
  return (
    <>
      <option value="">{t('choosePlan')}</option>
      {choices.map(plan => (
        <option key={plan._id} value={plan._id}>
          {planName(plan)}
        </option>
      ))}
    </>
  )
}
