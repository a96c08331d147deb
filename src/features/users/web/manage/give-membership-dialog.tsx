import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { SelectField, TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { api, type CallRefused, isCallRefused } from '#src/web/calls/api.ts'
import { useCurrency } from '#src/web/calls/page-data.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { useFirstWrong } from '#src/web/forms/form.ts'
import { WhenField } from '#src/web/manager/forms/when-field.tsx'
import { toast } from '#src/web/toast.ts'
import { useShortDay } from '#src/web/words/own-days.ts'
import { usePrice } from '#src/web/words/prices.ts'
import { MOST_PERIODS } from '#src/wire/money/passes.ts'

import { faultsIn, type Form, type Plan, sentBy } from './give-membership.ts'

import './give-membership-dialog.css'

interface GiveMembershipDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** A plan for somebody by hand: for how long, why, and what was received for it. */
export function GiveMembershipDialog({ id, name, onClose }: GiveMembershipDialogProps) {
  const t = useTranslations('managers.users')
  const manager = useTranslations('manager')
  const { plans, isFailed, look } = useGivable(id)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('giveTitle', { name })}
      description={t('giveText', { name })}
      closeLabel={t('close')}
    >
      {isFailed && <Notice tone="error">{manager('failed')}</Notice>}
      {plans?.length === 0 && <p className="text-muted">{t('giveNone')}</p>}
      {plans && plans.length > 0 && <GiveForm id={id} name={name} plans={plans} look={look} onClose={onClose} />}
    </Dialog>
  )
}

interface GiveFormProps extends GiveMembershipDialogProps {
  plans: readonly Plan[]
  /** Reads the plans again, as somebody may have changed what the person has. */
  look: () => Promise<void>
}

const empty = { term: 'periods', periods: '1', until: '', paid: '', reason: '' } as const

function GiveForm({ id, name, plans, look, onClose }: GiveFormProps) {
  const t = useTranslations('managers.users')
  const manager = useTranslations('manager')
  const currency = useCurrency()
  const [form, setForm] = useState<Form>({ ...empty, planId: plans[0]?._id ?? '' })
  const [isTried, setTried] = useState(false)
  const plan = plans.find(({ _id }) => _id === form.planId) ?? plans[0]
  const { send, isBusy, refused } = useSend({ id, name, look, onClose })
  const focusFirstWrong = useFirstWrong()
  const formRef = useFocusInside()
  if (!plan) return null
  const faults = faultsIn(form, currency)
  const errorOf = (field: keyof typeof faults) => {
    if (isTried && faults[field]) return { error: t(`giveErrors.${field}`, { most: MOST_PERIODS }) }
    // What the academy refused stands until something else is typed.
    const error = refused?.form === form ? refused.fields.find(({ path }) => path === field)?.message : undefined
    return error === undefined ? {} : { error }
  }
  const typed = (field: Exclude<keyof Form, 'term'>) => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [field]: target.value }),
  })
  const submit = async (element: HTMLFormElement) => {
    setTried(true)
    const isFine = Object.values(faults).every(isFault => !isFault)
    if (!isFine || !(await send(plan, form))) focusFirstWrong(element)
  }
  return (
    <form
      ref={formRef}
      className="give-plan"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <PlanField plans={plans} plan={plan} {...typed('planId')} />
      <Segmented<Form['term']>
        label={t('giveTerm')}
        value={form.term}
        onChange={term => setForm({ ...form, term })}
        options={(['periods', 'until'] as const).map(value => ({
          value,
          label: t(`giveTerms.${value}`, { duration: plan.duration }),
        }))}
      />
      {form.term === 'periods' ? (
        <TextField
          label={t('givePeriods', { duration: plan.duration })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          {...typed('periods')}
          {...errorOf('periods')}
        />
      ) : (
        <WhenField type="date" held={form.until} label={t('giveUntil')} {...typed('until')} {...errorOf('until')} />
      )}
      <TextField
        label={t('paid', { currency: currency.toUpperCase() })}
        optional={t('optional')}
        help={t('givePaidHelp')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...typed('paid')}
        {...errorOf('paid')}
      />
      <TextField
        label={t('grantReason')}
        help={t('giveReasonHelp', { name })}
        maxLength={200}
        {...typed('reason')}
        {...errorOf('reason')}
      />
      <div className="dialog-acts">
        <Button variant="ghost" onClick={onClose}>
          {manager('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} disabled={plan.isSubscribed}>
          {t('giveButton')}
        </Button>
      </div>
    </form>
  )
}

interface PlanFieldProps {
  plans: readonly Plan[]
  plan: Plan
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** Which plan, and what they have of it. */
function PlanField({ plans, plan, ...field }: PlanFieldProps) {
  const t = useTranslations('managers.users')
  const price = usePrice()
  const day = useShortDay()
  const said = plan.heldUntil ? t('giveHeld', { day: day(plan.heldUntil) }) : undefined
  const help = plan.isSubscribed ? t('giveSubscribed') : said
  return (
    <SelectField label={t('givePlan')} {...(help ? { help } : { noHelpLine: true })} {...field}>
      {plans.map(one => (
        <option key={one._id} value={one._id}>
          {t(`plans.${one.duration}`, { name: one.name })} · {price(one.payable, one.currency)}
        </option>
      ))}
    </SelectField>
  )
}

/** The same form is sent with the same key: it gives once, whatever becomes of an answer. */
function useSend({ id, name, look, onClose }: GiveMembershipDialogProps & Pick<GiveFormProps, 'look'>) {
  const t = useTranslations('managers.users')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const [refused, setRefused] = useState<{ form: Form; fields: CallRefused['fields'] }>()
  /** @returns whether it was given */
  const send = async (plan: Plan, form: Form): Promise<boolean> => {
    setBusy(true)
    try {
      await confirmed(() => api().giveMembership({ id, ...sentBy(form, plan) }, key))
      toast.success(t('given', { name, plan: t(`plans.${plan.duration}`, { name: plan.name }) }))
      onClose()
      await revalidate()
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (error.fields.length > 0) setRefused({ form, fields: error.fields })
      else toast.error(error.message)
      await look()
      setBusy(false)
      return false
    }
  }
  return { send, isBusy, refused }
}

/** Its first field takes the focus once it is there: the plans come after the dialog. */
function useFocusInside() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  return form
}

type Givable = { plans?: readonly Plan[]; isFailed: boolean }

const readGivable = (id: string): Promise<Givable> =>
  api()
    .listGivable({ id })
    .then(
      ({ plans }) => ({ plans, isFailed: false }),
      () => ({ isFailed: true }),
    )

function useGivable(id: string) {
  const [state, setState] = useState<Givable>({ isFailed: false })
  useEffect(() => {
    let isOld = false
    const read = async () => {
      const next = await readGivable(id)
      if (!isOld) setState(next)
    }
    void read()
    return () => {
      isOld = true
    }
  }, [id])
  return { ...state, look: async () => setState(await readGivable(id)) }
}
