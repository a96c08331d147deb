import { CreditCard, Landmark } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import type { Method } from '#src/wire/money/methods.ts'

import { CardPayment, type CardPaymentProps } from './card-payment.tsx'
import { TransferStart } from './transfer-start.tsx'

import './payment.css'

const icons = { card: CreditCard, transfer: Landmark } as const

interface PaymentProps extends CardPaymentProps {
  /** The caller's order that waits for a transfer. */
  transfer: string | null
}

/**
 * Pays by what the academy offers; where that is more than one, the buyer chooses. Who is to transfer stays at that: the card
 * form would take the transfer's place.
 */
export function Payment({ transfer, ...paid }: PaymentProps) {
  const { methods } = usePage().site.payments
  const [first = 'card'] = methods
  const [method, choose] = useState<Method>(transfer ? 'transfer' : first)
  return (
    <div className="pay-way">
      {methods.length > 1 && <Methods methods={methods} method={method} onChoose={choose} />}
      {method === 'card' ? <CardPayment {...paid} /> : <TransferStart {...paid} transfer={transfer} />}
    </div>
  )
}

interface MethodsProps {
  methods: readonly Method[]
  method: Method
  onChoose: (method: Method) => void
}

function Methods({ methods, method, onChoose }: MethodsProps) {
  const t = useTranslations('orders.methods')
  return (
    <fieldset className="pay-methods">
      <legend>{t('title')}</legend>
      {methods.map(one => {
        const Icon = icons[one]
        return (
          <label key={one}>
            <input type="radio" name="method" checked={one === method} onChange={() => onChoose(one)} />
            <Icon />
            <span>
              <b>{t(one)}</b>
              <small>{t(`texts.${one}`)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
