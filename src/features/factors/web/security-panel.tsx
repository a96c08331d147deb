import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { ErrorState, Notice } from '#src/ui/controls/message.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { safeNext } from '#src/wire/next-address.ts'

import { AppRow } from './app-row.tsx'
import { AddPasskey, PasskeyRow } from './passkey-rows.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RecoveryRow } from './recovery-row.tsx'
import { hasAny, useKnownFactor, type Factors } from './use-factors.ts'

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
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<readonly string[]>()
  useKnownFactor(hasAny(factors))
  // The role is theirs only now: a new document shows what it opens.
  const [wasMissing] = useState(isMissing(factors))
  const [params] = useSearchParams()
  const noteAdded = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes) setCodes(recoveryCodes)
    void revalidate()
  }
  const closeCodes = () => {
    // At once: while they are shown, leaving asks first.
    flushSync(() => setCodes(undefined))
    if (wasMissing) location.assign(safeNext(params.get('next')) ?? '/dashboard')
  }
  return (
    <>
      {isMissing(factors) && <Required />}
      <ul className="panel prof-list">
        {factors.passkeys.map(passkey => (
          <PasskeyRow key={passkey._id} passkey={passkey} onRemoved={() => void revalidate()} />
        ))}
        <AddPasskey factors={factors} onAdded={noteAdded} />
        <AppRow app={factors.app} onAdded={noteAdded} onRemoved={() => void revalidate()} />
        {hasAny(factors) && <RecoveryRow left={factors.recoveryCodesLeft} onRenewed={setCodes} />}
      </ul>
      <p className="prof-text prof-foot">{t('lead')}</p>
      {codes && <RecoveryCodesDialog codes={codes} onClose={closeCodes} />}
    </>
  )
}

/** Whether somebody cannot go on before they have set up a second factor. */
export const isMissing = (factors: Factors | Failed): boolean =>
  !hasFailed(factors) && factors.isRequired && !hasAny(factors)

/** Why somebody stands here instead of where they wanted to go: seen and read out first. */
function Required() {
  const t = useTranslations('factors.panel')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="prof-notice" ref={box} tabIndex={-1} role="group" aria-labelledby="factor-required">
      <Notice tone="warning">
        <p id="factor-required" className="font-medium">
          {t('required')}
        </p>
        <p>{t('requiredText')}</p>
      </Notice>
    </div>
  )
}
