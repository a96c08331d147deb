import { FileText, PenLine } from 'lucide-react'
import { Fragment, lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { ReceiptPage } from '#src/features/orders/web/receipt-page.tsx'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import type { Api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'

import { InvoiceLink, InvoiceXml } from './invoice-link.tsx'
import type { receiptLoader } from './own-loader.ts'
import { useIssue } from './use-issue.ts'

const ToWhom = lazy(async () => ({ default: (await import('./to-whom.tsx')).ToWhom }))

type Issued = Awaited<ReturnType<Api['orderInvoices']>>

/** The receipt of an order, with the invoice of it and what was credited: it stands without them where they cannot be read. */
export function ReceiptWithInvoice() {
  const { receipt, issued } = useLoaderData<typeof receiptLoader>()
  return (
    <ReceiptPage receipt={receipt}>
      {!hasFailed(issued) && <IssuedOf orderId={receipt._id} issued={issued} />}
    </ReceiptPage>
  )
}

interface IssuedProps {
  orderId: string
  issued: Issued
}

function IssuedOf({ orderId, issued }: IssuedProps) {
  const t = useTranslations('invoices')
  const { isOn, isSold, invoices } = issued
  const [invoice, ...credits] = invoices
  if (!invoice) return isOn && isSold && <NotYet orderId={orderId} issued={issued} />
  return (
    <section className="receipt-invoices" aria-label={t('title')}>
      <div>
        <a
          className={buttonClass({ variant: 'line' })}
          href={`/api/invoices/${invoice._id}/pdf`}
          target="_blank"
          rel="noreferrer"
        >
          <FileText />
          {t('download')}
        </a>
        <InvoiceXml invoice={invoice} isLong variant="line" />
        {credits.map(credit => (
          <Fragment key={credit._id}>
            <InvoiceLink invoice={credit} variant="line" />
            <InvoiceXml invoice={credit} variant="ghost" />
          </Fragment>
        ))}
      </div>
    </section>
  )
}

/** Before it is issued its buyer may still say to whom; asking for it issues it, so who has said nothing is asked first. */
function NotYet({ orderId, issued: { isOwn, hasBilling } }: IssuedProps) {
  const t = useTranslations('invoices')
  const { isBusy, issue } = useIssue(orderId)
  const [isAsking, setAsking] = useState(false)
  const isUnsaid = isOwn && !hasBilling
  const billing = `/dashboard/billing?next=${encodeURIComponent(`/receipt/${orderId}`)}`
  return (
    <section className="receipt-invoices" aria-label={t('title')}>
      {!hasBilling && <p>{t(isOwn ? 'beforeFirst' : 'buyerUnsaid')}</p>}
      <div>
        {isOwn && (
          <Link className={buttonClass({ variant: 'line' })} to={billing}>
            <PenLine />
            {t(hasBilling ? 'changeBilling' : 'addBilling')}
          </Link>
        )}
        <Button variant="line" busy={isBusy} onClick={isUnsaid ? () => setAsking(true) : issue}>
          {!isBusy && <FileText />}
          {t('download')}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ToWhom billing={billing} onClose={() => setAsking(false)} onWithout={issue} />
        </Suspense>
      )}
    </section>
  )
}
