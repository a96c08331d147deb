import { FileCode, FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass, type ButtonLook } from '#src/ui/controls/button.tsx'

interface InvoiceLinkProps extends ButtonLook {
  invoice: { _id: string; kind: 'invoice' | 'credit-note' | 'credit-reversal'; number: string }
}

/** Opens an invoice, or a credit note, as a PDF. */
export function InvoiceLink({ invoice: { _id, kind, number }, ...look }: InvoiceLinkProps) {
  const t = useTranslations('invoices')
  return (
    <a
      className={buttonClass(look)}
      href={`/api/invoices/${_id}/pdf`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('open', { kind: t(`kinds.${kind}`), number })}
    >
      <FileText />
      {number}
    </a>
  )
}

interface InvoiceXmlProps extends InvoiceLinkProps {
  /** Said in full where there is room. */
  isLong?: boolean
}

/** Saves the same invoice as XML, for programs of bookkeepers. */
export function InvoiceXml({ invoice: { _id, kind, number }, isLong = false, ...look }: InvoiceXmlProps) {
  const t = useTranslations('invoices')
  return (
    <a
      className={buttonClass(look)}
      href={`/api/invoices/${_id}/xml`}
      download={`${number}.xml`}
      aria-label={t('saveXml', { kind: t(`kinds.${kind}`), number })}
    >
      {isLong && <FileCode />}
      {t(isLong ? 'downloadXml' : 'xml')}
    </a>
  )
}
