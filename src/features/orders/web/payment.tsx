import { CreditCard, Landmark, WalletCards } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { ContactButton } from '#src/web/contact-button.tsx'
import { type Method, takesAmount } from '#src/wire/money/methods.ts'
import { toMinor } from '#src/wire/money/money.ts'

import { CardPayment, type CardPaymentProps } from './card-payment.tsx'
import { ChargilyStart } from './chargily-start.tsx'
import { PlanCardStart } from './plan-card-start.tsx'
import { TransferStart } from './transfer-start.tsx'

import './payment.css'

const icons = { card: CreditCard, transfer: Landmark, chargily: WalletCards } as const

/** `begun`: by which means the caller began to pay; `transfer`: their order that waits for one. */
interface PaymentProps extends CardPaymentProps {
  begun: Method | null
  transfer: string | null
  /** Told by which means they want to pay. */
  onChoose?: (method: Method) => void
  /** What has to be asked before, in the place of what pays. */
  asked?: ReactNode
}

/**
 * Pays by what the academy offers for such a sum; where that is more than one, the buyer chooses. Who has begun to pay stays
 * at that: the card form would take its place. A plan is paid by card at its provider, where it renews: here where it says how.
 */
export function Payment({ begun, transfer, onChoose, asked, ...paid }: PaymentProps) {
  const { currency, payments } = usePage().site
  const { isPlan = false, card } = paid.buying
  const methods = payments.methods.filter(
    one => !(isPlan && !card && one === 'card') && takesAmount(one, toMinor(paid.dollars, currency)),
  )
  const [chosen, choose] = useState(begun)
  const method = methods.find(one => one === chosen) ?? methods[0]
  const change = (next: Method) => {
    choose(next)
    onChoose?.(next)
  }
  return (
    <div className="pay-way">
      {methods.length > 1 && <Methods methods={methods} method={method} isPlan={isPlan} onChoose={change} />}
      {asked ??
        (method ? (
          <Start method={method} transfer={transfer} {...paid} />
        ) : (
          <Unpayable isNone={payments.methods.length === 0} />
        ))}
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
function Unpayable({ isNone }: { isNone: boolean }) {
  const t = useTranslations('orders.chargily')
  return (
    <section className="panel pay-form">
      <Notice>{t(isNone ? 'noMethod' : 'otherSum')}</Notice>
      <ContactButton>{t('write')}</ContactButton>
    </section>
  )
}

interface MethodsProps {
  methods: readonly Method[]
  method: Method | undefined
  isPlan: boolean
  onChoose: (method: Method) => void
}

function Methods({ methods, method, isPlan, onChoose }: MethodsProps) {
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
              <small>{t(isPlan ? `planTexts.${one}` : `texts.${one}`)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
