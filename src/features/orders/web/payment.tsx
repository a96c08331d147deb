import { CreditCard, Landmark, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { ContactButton } from '#src/web/contact-button.tsx'
import type { Method } from '#src/wire/money/methods.ts'

import { CardPayment, type CardPaymentProps } from './card-payment.tsx'
import { ChargilyStart } from './chargily-start.tsx'
import { PlanCardStart } from './plan-card-start.tsx'
import { TransferStart } from './transfer-start.tsx'
import type { Way } from './use-method.ts'

import './payment.css'

const icons = { card: CreditCard, transfer: Landmark, chargily: WalletCards } as const

interface PaymentProps extends CardPaymentProps {
  way: Way
  /** Their order that waits for a transfer. */
  transfer: string | null
  /** What has to be asked before, in the place of what pays. */
  asked?: ReactNode
}

/**
 * Pays by one of the ways that there are; where that is more than one, the buyer chooses. A plan is paid by card at its
 * provider, where it renews: here where it says how.
 */
export function Payment({ way, transfer, asked, ...paid }: PaymentProps) {
  const { methods, method } = way
  const { isPlan = false } = paid.buying
  return (
    <div className="pay-way">
      {methods.length > 1 && <Methods {...way} isPlan={isPlan} />}
      {asked ?? (method ? <Start method={method} transfer={transfer} {...paid} /> : <Unpayable />)}
    </div>
  )
}

function Start({ method, transfer, ...paid }: CardPaymentProps & { method: Method; transfer: string | null }) {
  if (method === 'chargily') return <ChargilyStart {...paid} />
  const { isPlan, card } = paid.buying
  if (method === 'transfer' || (isPlan && !card)) return <TransferStart {...paid} transfer={transfer} />
  return card ? <PlanCardStart {...paid} card={card} /> : <CardPayment {...paid} />
}

/** The sum is none that what the academy offers can take. */
function Unpayable() {
  const t = useTranslations('orders.chargily')
  const isNone = usePage().site.payments.methods.length === 0
  return (
    <section className="panel pay-form">
      <Notice>{t(isNone ? 'noMethod' : 'otherSum')}</Notice>
      <ContactButton>{t('write')}</ContactButton>
    </section>
  )
}

function Methods({ methods, method, choose, isPlan }: Way & { isPlan: boolean }) {
  const t = useTranslations('orders.methods')
  return (
    <fieldset className="pay-methods">
      <legend>{t('title')}</legend>
      {methods.map(one => {
        const Icon = icons[one]
        return (
          <label key={one}>
            <input type="radio" name="method" checked={one === method} onChange={() => choose(one)} />
            <Icon />
            <span>
              <b>{t(one)}</b>
              <small>{t(isPlan ? `planTexts.${one}` : `texts.${one}`)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
