import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { Link } from '#src/web/links/link.tsx'

interface ToWhomProps {
  /** To where billing details are given. */
  billing: string
  onClose: () => void
  onWithout: () => void
}

/** What is issued is never changed: whether it shall have an address is asked before. */
export function ToWhom({ billing, onClose, onWithout }: ToWhomProps) {
  const t = useTranslations('invoices')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('toWhom.title')}
      description={t('toWhom.text')}
      closeLabel={t('toWhom.close')}
      actions={
        <>
          <Button
            variant="line"
            onClick={() => {
              onClose()
              onWithout()
            }}
          >
            {t('toWhom.without')}
          </Button>
          <Link className={buttonClass({ variant: 'primary' })} to={billing}>
            {t('addBilling')}
          </Link>
        </>
      }
    />
  )
}
