import { useTranslations } from 'use-intl'

import { Segmented } from '#src/ui/controls/segmented.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { useAmount } from '#src/web/words/prices.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { refundDecimals } from '#src/wire/money/refund-part.ts'

import type { Refundable, RefundForm } from './use-refund-form.ts'

interface RefundFieldsProps {
  refund: RefundForm
  payment: Refundable
}

const noteHelps = {
  card: 'refundNoteHelp',
  transfer: 'refundNoteHelp',
  chargily: 'refundNoteChargilyHelp',
} as const

/** How much goes back, why, and, where staff send it themselves, how. */
export function RefundFields({ refund, payment }: RefundFieldsProps) {
  const t = useTranslations('managers.orders')
  const { form, scope: chosen, scopes, isPart, needsReason } = refund
  const isNoted = payment.method !== 'card' && chosen !== 'none'
  const long = (missing: string) => (value: string) => value.trim().length >= 3 || missing
  const help = t(payment.isByHand ? 'refundNoteHandHelp' : noteHelps[payment.method])
  return (
    <>
      {scopes.length > 1 && (
        <Segmented
          label={t('refundScope')}
          value={chosen}
          onChange={scope => {
            form.setValue('scope', scope)
            form.clearErrors()
          }}
          options={scopes.map(value => ({ value, label: t(`refundScopes.${value}`) }))}
        />
      )}
      {isPart && <AmountField refund={refund} payment={payment} />}
      <TextField
        label={t('refundReason')}
        help={t('refundReasonHelp')}
        optional={needsReason ? undefined : t('optional')}
        maxLength={200}
        autoComplete="off"
        {...fieldOf(form, 'reason', { validate: value => !needsReason || long(t('refundReasonMissing'))(value) })}
      />
      {isNoted && (
        <TextField
          label={t('refundNote')}
          help={help}
          maxLength={200}
          autoComplete="off"
          {...fieldOf(form, 'note', { validate: long(t('refundNoteMissing')) })}
        />
      )}
    </>
  )
}

/** What is wrong is said while it is typed; what is right, with what stays. */
function AmountField({ refund, payment: { paidCents, leftCents, currency, method } }: RefundFieldsProps) {
  const t = useTranslations('managers.orders')
  const written = useAmount()
  const { form, typed, cents, faultOf } = refund
  const said = (minor: number) => written(fromMinor(minor, currency), currency)
  const sums = { left: said(leftCents), back: paidCents > leftCents ? said(paidCents - leftCents) : 'none' }
  const { error, ...field } = fieldOf(form, 'amount', {
    validate: (value, { scope }) => scope !== 'part' || faultOf(value),
  })
  const fault = typed.trim() === '' ? true : faultOf(typed)
  return (
    <TextField
      label={t('partAmount', { currency: currency.toUpperCase() })}
      help={cents === undefined ? t('partMost', sums) : t('partRest', { ...sums, rest: said(leftCents - cents) })}
      inputMode={refundDecimals(method, currency) === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      {...field}
      error={fault === true ? error : fault}
    />
  )
}
