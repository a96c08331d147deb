import { ArrowUpRight } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { Partner } from '#src/features/partners/contract.ts'
import { ErrorState } from '#src/ui/message.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { hasFailed, type Failed } from '#src/web/loader.ts'

/** L-HOME-15 */
export function PartnersGrid({ result }: { result: { partners: z.output<typeof Partner>[] } | Failed }) {
  const t = useTranslations('home')
  const { revalidate, state } = useRevalidator()
  if (!hasFailed(result) && result.partners.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={t('partners.title')} text={t('partners.text')} />
        {hasFailed(result) ? (
          <ErrorState
            title={t('partners.failed')}
            retryLabel={t('retry')}
            onRetry={() => void revalidate()}
            busy={state === 'loading'}
          />
        ) : (
          <ul className="partners">
            {result.partners.map(({ _id, name, logo, website }) => (
              <li key={_id} className="panel">
                <img src={logo} alt="" width={96} height={96} loading="lazy" decoding="async" />
                <b>{name}</b>
                {website && (
                  <a
                    className="more"
                    href={website}
                    target="_blank"
                    rel="noopener"
                    aria-label={t('partners.visit', { name })}
                  >
                    {t('partners.website')}
                    <ArrowUpRight />
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
