import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Dialog } from '#src/ui/overlays/dialog.tsx'

import { PartnerForm } from './partner-form.tsx'
import type { ShownPartner } from './values.ts'

interface PartnerDialogProps {
  /** The partner that is changed; without one, a partner is added. */
  partner?: ShownPartner | undefined
  onClose: () => void
}

/** A-PART-2. A press outside closes it. After a partner was added it stands ready for the next one, with an empty form. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const t = useTranslations('partners')
  const { revalidate } = useRevalidator()
  const [added, setAdded] = useState(0)
  const readyForNext = () => {
    setAdded(added + 1)
    void revalidate()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={partner ? t('editTitle') : t('add')}
      closeLabel={t('close')}
    >
      <PartnerForm key={added} partner={partner} isNext={added > 0} onSaved={partner ? onClose : readyForNext} />
    </Dialog>
  )
}
