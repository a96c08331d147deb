import { CreditCard, Landmark, WalletCards } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { accountLines } from '#src/wire/money/account-lines.ts'
import { methodsOf } from '#src/wire/money/methods.ts'

import type { PaymentMethods } from './loaders.ts'

import './methods-preview.css'

const icons = { card: CreditCard, transfer: Landmark, chargily: WalletCards } as const

/** What buyers choose from, and what who transfers reads. */
export function MethodsPreview({ form }: { form: UseFormReturn<PaymentMethods> }) {
  const t = useTranslations('managers.academy')
  const { transferAccount, ...offered } = useValues(form)
  const isNone = !offered.offersCard && !offered.offersTransfer && !offered.offersChargily
  return (
    <Preview>
      <div className="methods-preview">
        {isNone ? (
          <p>{t('noMethods')}</p>
        ) : (
          <ul>
            {methodsOf(offered).map(method => {
              const Icon = icons[method]
              return (
                <li key={method}>
                  <Icon />
                  {t(`methods.${method}`)}
                </li>
              )
            })}
          </ul>
        )}
        {offered.offersTransfer && (
          <dl>
            <div>
              <dt>{t('exampleReference')}</dt>
              <dd translate="no">K7QM-2F9D</dd>
            </div>
            {accountLines(transferAccount).map(({ name, value }, index) => (
              <div key={index}>
                <dt dir="auto">{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Preview>
  )
}
