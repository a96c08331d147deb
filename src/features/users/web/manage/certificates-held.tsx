import { useTranslations } from 'use-intl'

import { RevocationPrompt } from '#src/features/certificates/web/manage/revocation-prompt.tsx'
import { useWhy } from '#src/features/certificates/web/why.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useAsked } from '#src/web/manager/prompts/use-asked.ts'

import { Part } from './part.tsx'
import { Day } from './user-parts.tsx'
import type { UserDetail } from './user.tsx'

type Held = UserDetail['certificates'][number]

/** What somebody has earned; each can be revoked, and restored. */
export function CertificatesHeld({ name, certificates }: { name: string; certificates: readonly Held[] }) {
  const t = useTranslations('managers.users')
  const [asking, setAsking] = useAsked<Held>(({ _id, revokedAt }) =>
    certificates.some(one => one._id === _id && one.revokedAt === revokedAt),
  )
  return (
    <>
      <Part title={t('certificates')} count={certificates.length}>
        {certificates.map(certificate => (
          <CertificateHeld key={certificate._id} certificate={certificate} onAsk={() => setAsking(certificate)} />
        ))}
      </Part>
      {asking && (
        <RevocationPrompt
          certificate={{ ...asking, holder: name, isRevoked: asking.revokedAt !== null }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

function CertificateHeld({ certificate, onAsk }: { certificate: Held; onAsk: () => void }) {
  const t = useTranslations('managers.certificates')
  const { number, course, issuedAt, revokedAt } = certificate
  const why = useWhy()(certificate)
  return (
    <li>
      <div>
        <Link to={`/certificates/${number}`} dir="auto">
          {course}
        </Link>
        <small>
          {number} · <Day instant={issuedAt} />
          {why && (
            <>
              <br />
              {why}
            </>
          )}
        </small>
      </div>
      {revokedAt && <Badge tone="error">{t('states.revoked')}</Badge>}
      <Button
        size="sm"
        variant="ghost"
        aria-label={t(revokedAt ? 'restoreOne' : 'revokeOne', { number })}
        onClick={onAsk}
      >
        {t(revokedAt ? 'restore' : 'revoke')}
      </Button>
    </li>
  )
}
