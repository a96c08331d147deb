import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'

interface RevocationPromptProps {
  certificate: { _id: string; number: string; holder: string; course: string; isRevoked: boolean }
  onClose: () => void
}

/** Asks for the password before a certificate is revoked, and for the reason; or before it is given back. */
export function RevocationPrompt({ certificate, onClose }: RevocationPromptProps) {
  const t = useTranslations('managers.certificates')
  const { _id: id, number, holder: name, course, isRevoked } = certificate
  if (isRevoked)
    return (
      <PasswordPrompt
        title={t('restoreTitle', { name })}
        text={t('restoreText', { number, course, name })}
        labels={{ normal: t('restore'), checking: t('restoring') }}
        variant="primary"
        onConfirm={password => api().restoreCertificate({ id, password })}
        onClose={onClose}
        done={t('restored', { number })}
        failed={t('restoreFailed')}
      />
    )
  return (
    <PasswordPrompt
      title={t('revokeTitle', { name })}
      text={t('revokeText', { number, course, name })}
      labels={{ normal: t('revoke'), checking: t('revoking') }}
      reason={{ label: t('reason'), help: t('reasonHelp'), missing: t('reasonMissing'), maxLength: 200 }}
      onConfirm={(password, reason) => api().revokeCertificate({ id, reason, password })}
      onClose={onClose}
      done={t('revoked', { number })}
      failed={t('revokeFailed')}
    />
  )
}
