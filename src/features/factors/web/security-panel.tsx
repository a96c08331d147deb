import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ErrorState, Notice } from '#src/ui/message.tsx'
import { hasFailed, type Failed } from '#src/web/loader.ts'

import { AppRow } from './app-row.tsx'
import { AddPasskey, PasskeyRow } from './passkey-rows.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RecoveryRow } from './recovery-row.tsx'
import { hasAny, useNoteChange, type Factors } from './use-factors.ts'

/** The second factor: passkeys, the authenticator app, and the codes for who loses both. */
export function SecurityPanel({ factors }: { factors: Factors | Failed }) {
  const t = useTranslations('factors.panel')
  const { revalidate, state } = useRevalidator()
  return (
    <section className="prof-part" id="security" aria-labelledby="security-title">
      <h2 id="security-title">{t('title')}</h2>
      {hasFailed(factors) ? (
        <ErrorState
          title={t('failed')}
          retryLabel={t('retry')}
          busy={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      ) : (
        <Ways factors={factors} />
      )}
    </section>
  )
}

function Ways({ factors }: { factors: Factors }) {
  const t = useTranslations('factors.panel')
  const noteChange = useNoteChange()
  const [codes, setCodes] = useState<readonly string[]>()
  // The role is theirs only now: a new document shows what it opens.
  const [wasMissing] = useState(factors.isRequired && !hasAny(factors))
  const noteAdded = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes) setCodes(recoveryCodes)
    void noteChange(true)
  }
  const closeCodes = () => {
    setCodes(undefined)
    if (wasMissing) location.assign('/dashboard')
  }
  return (
    <>
      {factors.isRequired && !hasAny(factors) && (
        <div className="prof-notice">
          <Notice tone="warning">{t('required')}</Notice>
        </div>
      )}
      <p className="prof-text prof-lead">{t('lead')}</p>
      <ul className="panel prof-list">
        {factors.passkeys.map(passkey => (
          <PasskeyRow key={passkey._id} passkey={passkey} onRemoved={() => void noteChange(hasMore(factors))} />
        ))}
        <AddPasskey factors={factors} onAdded={noteAdded} />
        <AppRow app={factors.app} onAdded={noteAdded} onRemoved={() => void noteChange(factors.passkeys.length > 0)} />
        {hasAny(factors) && <RecoveryRow left={factors.recoveryCodesLeft} onRenewed={setCodes} />}
      </ul>
      {codes && <RecoveryCodesDialog codes={codes} onClose={closeCodes} />}
    </>
  )
}

const hasMore = ({ passkeys, app }: Factors): boolean => passkeys.length > 1 || app !== null
