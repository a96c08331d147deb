import { useTranslations } from 'use-intl'

type Revocation = {
  readonly revokedCause: 'staff' | 'refund' | 'chargeback' | null
  readonly revokedReason: string | null
}

/** Says why a certificate was revoked: in the words of the staff, or what became of the money; null where nobody said. */
export function useWhy(): (revocation: Revocation) => string | null {
  const t = useTranslations('certificates.causes')
  return ({ revokedCause: cause, revokedReason }) =>
    cause === 'refund' || cause === 'chargeback' ? t(cause) : revokedReason
}
