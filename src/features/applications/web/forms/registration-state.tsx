import { useTranslations } from 'use-intl'

import type { EmailClaim } from '#src/features/applications/contract/shapes.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import type { RegistrationStatus } from '#src/wire/application-rules.ts'

/** What clubs and coaches have in common. */
export type Registration = {
  readonly _id: string
  readonly name: string
  readonly contactEmail: string
  readonly claim: EmailClaim
  readonly contactPhone: string
  readonly status: RegistrationStatus
  readonly createdAt: string
  readonly decidedAt: string | null
}

const tones = { pending: 'warning', approved: 'success', rejected: 'error' } as const

export function RegistrationState({ status }: { status: RegistrationStatus }) {
  const t = useTranslations('applications.statuses')
  return <Badge tone={tones[status]}>{t(status)}</Badge>
}
