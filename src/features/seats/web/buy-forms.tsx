import { Minus, Plus } from 'lucide-react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { IconButton } from '#src/ui/controls/button.tsx'
import { SubmitButton, type SubmitState } from '#src/ui/controls/submit-button.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { type Api, api, isCallRefused } from '#src/web/calls/api.ts'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { isEmail } from '#src/wire/text/patterns.ts'

const [LEAST, MOST] = [2, 500]

/** @returns how many places a text says; nothing where it is no number, or one that is not sold */
export function countIn(text: string): number | undefined {
  const count = /^\d+$/.test(text) ? Number(text) : 0
  return count >= LEAST && count <= MOST ? count : undefined
}

/** Whoever comes back from the payment finds the number that they chose. */
const keepInAddress = (count: number) => history.replaceState(history.state, '', `?places=${count}`)

/** Orders the places and goes on to their payment. @returns why not, in words */
async function order(wanted: Parameters<Api['orderSeats']>[0]): Promise<string | undefined> {
  try {
    const made = await api().orderSeats(wanted)
    location.assign(`/seats/${made.order._id}/pay`)
    return undefined
  } catch (error) {
    if (!isCallRefused(error)) throw error
    return error.message.replace(/^\w+: /, '')
  }
}

interface TeamFormProps {
  /** What the places are of. */
  thing: { courseId?: string | undefined; planId?: string }
  count: number
  /** @param count nothing while the field holds none */
  onCount: (count: number | undefined) => void
}

/** How many places, and what the team is called. */
export function TeamForm({ thing, count, onCount }: TeamFormProps) {
  const t = useTranslations('seats.buy')
  const form = useForm({ defaultValues: { count: String(count), name: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ name }) => {
    keepInAddress(count)
    const refusal = await order({ ...thing, seats: count, name })
    if (refusal) form.setError('count', { message: refusal })
    return !refusal
  })
  const typed = form.watch('count')
  const change = (by: number) => {
    const within = Math.min(MOST, Math.max(LEAST, (Number(typed) || 0) + by))
    form.setValue('count', String(within))
    form.clearErrors('count')
    onCount(within)
  }
  const field = fieldOf(form, 'count', {
    validate: text => countIn(text) !== undefined || t('countWrong'),
  })
  return (
    <form className="fields" method="post" noValidate onSubmit={event => void submit(event)}>
      <p>{t('teamLead')}</p>
      <div className="seats-count">
        <TextField
          label={t('count')}
          inputMode="numeric"
          autoComplete="off"
          {...field}
          onChange={event => {
            void field.onChange(event)
            onCount(countIn(event.target.value))
          }}
        />
        <IconButton name={t('fewer')} variant="line" onClick={() => change(-1)} disabled={countIn(typed) === LEAST}>
          <Minus />
        </IconButton>
        <IconButton name={t('more')} variant="line" onClick={() => change(1)} disabled={countIn(typed) === MOST}>
          <Plus />
        </IconButton>
      </div>
      <TextField
        label={t('name')}
        optional={t('optional')}
        help={t('nameHelp')}
        maxLength={80}
        {...fieldOf(form, 'name')}
      />
      <Go state={state} />
    </form>
  )
}

/** What a gift says. */
export type GiftValues = { name: string; email: string; message: string; day: string }

/** A day as a date field has it, by the clock of who chooses it. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')

const YEAR_DAYS = 365

/** The first and the last day that a gift can go on. */
function daysOf() {
  const [first, last] = [new Date(), new Date()]
  last.setDate(last.getDate() + YEAR_DAYS)
  return { first: dayOf(first), last: dayOf(last) }
}

export const today = (): string => daysOf().first

/** Whom a gift is for, the words that go with it, and its day. */
export function GiftFields({ form }: { form: UseFormReturn<GiftValues> }) {
  const t = useTranslations('seats.buy')
  const { first, last } = daysOf()
  return (
    <>
      <TextField
        label={t('receiver')}
        maxLength={80}
        autoComplete="off"
        {...fieldOf(form, 'name', { validate: text => text.trim() !== '' || t('receiverMissing') })}
      />
      <TextField
        label={t('email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...fieldOf(form, 'email', { validate: text => isEmail(text.trim()) || t('emailWrong') })}
      />
      <TextArea
        label={t('message')}
        optional={t('optional')}
        help={t('messageHelp')}
        maxLength={500}
        dir="auto"
        {...fieldOf(form, 'message')}
      />
      <TextField
        label={t('day')}
        type="date"
        min={first}
        max={last}
        help={t('dayHelp')}
        {...fieldOf(form, 'day', { validate: day => (day >= first && day <= last) || t('dayWrong') })}
      />
    </>
  )
}

export function GiftForm({ courseId }: { courseId: string }) {
  const t = useTranslations('seats.buy')
  const form = useForm<GiftValues>({
    defaultValues: { name: '', email: '', message: '', day: today() },
    reValidateMode: 'onSubmit',
  })
  const { state, submit } = useSubmission(form, async gift => {
    const refusal = await order({ courseId, seats: 1, gift })
    if (refusal) form.setError(refusal.includes('links') ? 'message' : 'day', { message: refusal })
    return !refusal
  })
  return (
    <form className="fields" method="post" noValidate onSubmit={event => void submit(event)}>
      <p>{t('giftLead')}</p>
      <GiftFields form={form} />
      <Go state={state} />
    </form>
  )
}

function Go({ state }: { state: SubmitState }) {
  const t = useTranslations('seats.buy')
  return (
    <SubmitButton
      size="lg"
      block
      state={state}
      disabled={!useHydrated()}
      labels={{ normal: t('go'), checking: t('going') }}
    />
  )
}
