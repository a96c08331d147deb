import { LifeBuoy } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ConfirmDialog } from '#src/features/accounts/web/profile/confirm-dialog.tsx'
import { useDialog } from '#src/features/accounts/web/profile/use-dialog.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { api } from '#src/web/calls/api.ts'

type Props = { left: number; onRenewed: (codes: readonly string[]) => void }

export function RecoveryRow({ left, onRenewed }: Props) {
  const t = useTranslations('factors.panel')
  const { revalidate } = useRevalidator()
  const renewing = useDialog()
  return (
    <li>
      <LifeBuoy aria-hidden="true" />
      <div>
        <b>{t('codes')}</b>
        <small>{t('codesLeft', { left })}</small>
      </div>
      <Button size="sm" onClick={renewing.show}>
        {t('renewCodes')}
      </Button>
      <ConfirmDialog
        key={renewing.opened}
        open={renewing.isOpen}
        onOpenChange={renewing.setIsOpen}
        title={t('renewTitle')}
        text={t('renewText')}
        button={t('renewCodes')}
        done={t('codesRenewed')}
        run={() => api().renewRecoveryCodes({})}
        onDone={({ recoveryCodes }) => {
          onRenewed(recoveryCodes)
          void revalidate()
        }}
      />
    </li>
  )
}
