import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'
import { isReturnedByHand } from '#src/wire/money/methods.ts'

import { CloseDialog } from './close-dialog.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import type { CaseRow } from './loaders.ts'
import { usePayer } from './use-names.ts'
import { useSum } from './use-sum.ts'

/** What was chosen for a case. */
export type Choice = 'grant' | 'refund' | 'close'

interface CasePromptProps {
  kind: Choice
  row: CaseRow
  onClose: () => void
}

/** The question that goes before each decision. */
export function CasePrompt({ kind, row, onClose }: CasePromptProps) {
  if (kind === 'grant') return <GrantDialog row={row} onClose={onClose} />
  return kind === 'refund' ? <RefundPrompt row={row} onClose={onClose} /> : <CloseDialog row={row} onClose={onClose} />
}

function RefundPrompt({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('managers.payments')
  const sum = useSum()
  const payer = usePayer()
  // Its amount is that of the last bill, and all of them go back.
  const isAll = row.kind === 'subscription'
  const isByHand = !isAll && isReturnedByHand(row.subject)
  const names = { amount: sum(row), user: payer(row), mail: row.user?.email ? 'sent' : 'none' }
  return (
    <PasswordPrompt
      title={t(isAll ? 'refundAllTitle' : 'refundTitle', names)}
      text={t(isAll ? 'refundSubscription' : isByHand ? 'refundByHand' : 'refundPayment', names)}
      labels={{ normal: t('refundButton'), checking: t('refunding') }}
      {...(isByHand && {
        reason: { label: t('refundNote'), help: t('refundNoteHelp'), missing: t('refundNoteMissing'), maxLength: 200 },
      })}
      onConfirm={(password, note) =>
        api().refundCase({ id: row._id, version: row.version, password, ...(isByHand && { note }) })
      }
      onClose={onClose}
      done={t('refunded')}
      failed={message => message}
    />
  )
}
