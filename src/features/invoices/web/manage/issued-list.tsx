import { useTranslations } from 'use-intl'

import type { Api } from '#src/web/calls/api.ts'
import { ListDate } from '#src/web/manager/moment.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import { InvoiceLink, InvoiceXml } from '../invoice-link.tsx'

interface IssuedListProps {
  invoices: Awaited<ReturnType<Api['userInvoices']>>['invoices']
}

/** Invoices and credit notes, each with its day, its sum and its number. */
export function IssuedList({ invoices }: IssuedListProps) {
  const kinds = useTranslations('invoices.kinds')
  const amount = useAmount()
  return (
    <ul>
      {invoices.map(({ issuedAt, total, currency, ...invoice }) => (
        <li key={invoice._id} className="order-invoice">
          <span>
            {kinds(invoice.kind)}
            <small>
              <ListDate instant={issuedAt} />
            </small>
          </span>
          <b>{amount(invoice.kind === 'credit-note' ? -total : total, currency)}</b>
          <InvoiceLink invoice={invoice} size="sm" />
          <InvoiceXml invoice={invoice} size="sm" variant="ghost" />
        </li>
      ))}
    </ul>
  )
}
