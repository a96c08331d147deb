import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Radio } from '#src/ui/controls/choice.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'

import { usePlanName } from './use-names.ts'
import type { Held, useReceiver } from './use-receiver.ts'
import { useSum } from './use-sum.ts'

export type GrantValues = { planId: string; email: string; others: 'end' | 'stay' }

interface HeldPlansProps {
  receiver: ReturnType<typeof useReceiver>['receiver']
  form: UseFormReturn<GrantValues>
}

/** What whoever gets a plan holds already, and what becomes of it: neither they nor staff are to find out later. */
export function HeldPlans({ receiver, form }: HeldPlansProps) {
  const t = useTranslations('managers.payments.held')
  const wordsOf = useWords(form.watch('planId'), form.watch('others'))
  const planName = usePlanName()
  if (!receiver || receiver.memberships.length === 0) return null
  const { name, memberships } = receiver
  const count = memberships.length
  return (
    <>
      <Notice tone="warning" role="status">
        <p className="font-medium">{t('title', { name, count })}</p>
        <ul className="held-plans">
          {memberships.map(held => (
            <li key={held._id}>
              <b>{planName(held)}</b> {wordsOf(held)}
            </li>
          ))}
        </ul>
      </Notice>
      {memberships.some(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd) && (
        <FieldGroup label={t('what', { count })} help={t('told', { name })}>
          <Radio {...form.register('others')} value="end">
            {t('end', { count })}
          </Radio>
          <Radio {...form.register('others')} value="stay">
            {t('stay', { count })}
          </Radio>
        </FieldGroup>
      )}
    </>
  )
}

/** @returns a function that says what is paid for what is held, and what becomes of it with what is chosen */
function useWords(planId: string, others: GrantValues['others']): (held: Held) => string {
  const longDay = useLongDay()
  const t = useTranslations('managers.payments.held')
  const sum = useSum()
  return ({ payable, currency, interval, status, cancelAtPeriodEnd, currentPeriodEnd, planId: heldId }) => {
    const names = {
      price: sum({ amount: payable, currency }),
      interval,
      day: longDay(currentPeriodEnd),
    }
    if (cancelAtPeriodEnd) return t('ends', names)
    if (status === 'past-due') return t(others === 'end' ? 'endsNow' : 'unpaid', names)
    if (heldId === planId) return t('same', names)
    return t(others === 'end' ? 'willEnd' : 'renews', names)
  }
}
