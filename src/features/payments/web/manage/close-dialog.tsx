import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { ReasonDialog } from '#src/web/manager/prompts/reason-dialog.tsx'

import type { CaseRow } from './loaders.ts'
import { usePayer } from './use-names.ts'
import { useSum } from './use-sum.ts'

/** Ends a case with the reason in words, which stays to be read. */
export function CloseDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('managers.payments')
  return (
    <ReasonDialog
      title={t('closeTitle')}
      text={useText(row)}
      closeLabel={t('cancel')}
      labels={{ normal: t('closeButton'), checking: t('closing') }}
      reason={{ label: t('closeReason'), missing: t('closeReasonMissing') }}
      run={reason => api().closeCase({ id: row._id, version: row.version, reason })}
      done={t('closedToast')}
      onClose={onClose}
    />
  )
}

/** What closing means: of money that is partly gone the rest stays here. */
function useText(row: CaseRow): string {
  const t = useTranslations('managers.payments')
  const sum = useSum()
  const payer = usePayer()
  const { kind, returned, currency, user } = row
  if (returned === null) return t(kind === 'subscription' ? 'closeSubscription' : 'closeText')
  const mail = user?.email ? 'sent' : 'none'
  return t('closeReturned', { sum: sum({ amount: returned, currency }), user: payer(row), mail })
}
