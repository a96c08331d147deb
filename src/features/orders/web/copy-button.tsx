import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { toast } from '#src/web/toast.ts'

/** Copies the number of an order or a payment. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('orders')
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast.error(t('notCopied')),
    )
  return (
    <Button size="sm" onClick={() => void copy()}>
      {isCopied ? <Check /> : <Copy />}
      {t(isCopied ? 'copied' : 'copy')}
    </Button>
  )
}
