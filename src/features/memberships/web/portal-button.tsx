import { CreditCard } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { api } from '#src/web/calls/api.ts'

import { useAction } from './use-action.ts'

/** The provider's own page for card and bills. */
export function PortalButton({ id, isUrgent }: { id: string; isUrgent: boolean }) {
  const t = useTranslations('memberships')
  const { isBusy, isAlive, run } = useAction()
  const open = async () => location.assign((await api().openPortal({ id })).url)
  return (
    <Button variant={isUrgent ? 'primary' : 'line'} busy={isBusy} disabled={!isAlive} onClick={() => void run(open)}>
      {!isBusy && <CreditCard />}
      {t(isUrgent ? 'mend' : 'portal')}
    </Button>
  )
}
