import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { Partner } from '#src/features/partners/contract.ts'
import { Picture } from '#src/ui/display/picture.tsx'
import { SectionHead } from '#src/ui/layout/section-head.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'

type ShownPartner = z.output<typeof Partner>

/** L-HOME-15 */
export function PartnersGrid({ result }: { result: { partners: ShownPartner[] } | Failed }) {
  const t = useTranslations('home')
  if (!hasFailed(result) && result.partners.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={t('partners.title')} text={t('partners.text')} />
        {hasFailed(result) ? (
          <FailedRead title={t('partners.failed')} />
        ) : (
          <DrawnOnce as="ul" className="partners" part={Partners} of={{ partners: result.partners }} />
        )}
      </div>
    </section>
  )
}

function Partners({ partners }: { partners: ShownPartner[] }) {
  const t = useTranslations('home')
  return partners.map(({ _id, name, logo, website }) => (
    <li key={_id}>
      <Picture src={logo} alt={name} width={96} height={96} onPaper />
      {website && (
        <a
          className="more"
          href={website}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('partners.visit', { name })}
        >
          {t('partners.website')}
          <ArrowUpRight />
        </a>
      )}
    </li>
  ))
}
