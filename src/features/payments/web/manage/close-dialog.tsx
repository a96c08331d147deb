import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { ReasonDialog } from '#src/web/manager/prompts/reason-dialog.tsx'

import type { CaseRow } from './loaders.ts'

/** Ends a case with the reason in words, which stays to be read. */
export function CloseDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('managers.payments')
  return (
    <ReasonDialog
      title={t('closeTitle')}
      text={t(row.kind === 'subscription' ? 'closeSubscription' : 'closeText')}
      closeLabel={t('cancel')}
      labels={{ normal: t('closeButton'), checking: t('closing') }}
      reason={{ label: t('closeReason'), missing: t('closeReasonMissing') }}
      run={reason => api().closeCase({ id: row._id, version: row.version, reason })}
      done={t('closedToast')}
      onClose={onClose}
    />
  )
}
