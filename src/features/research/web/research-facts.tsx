import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { Doi } from './doi.tsx'
import { ResearchDay } from './research-day.tsx'
import { dayOf, licenceAddress, type DetailResearch, type Uncounted } from './research.ts'

/** When it appeared, under which name and licence, and how often it was read. */
export function ResearchFacts({ research }: { research: Uncounted<DetailResearch> }) {
  const t = useTranslations('research')
  const format = useFormatter()
  const { doi, licence, views } = research
  return (
    <dl className="research-facts">
      <Fact term={t('published')}>
        <ResearchDay day={dayOf(research)} />
      </Fact>
      {doi && (
        <Fact term={t('doi')}>
          <Doi doi={doi} />
        </Fact>
      )}
      {licence && (
        <Fact term={t('licence')}>
          <Licence licence={licence} />
        </Fact>
      )}
      {views !== undefined && <Fact term={t('viewsTerm')}>{format.number(views)}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Licence({ licence }: { licence: string }) {
  const address = licenceAddress(licence)
  if (!address) return licence
  return (
    <a className="link" href={address} rel="license noopener">
      {licence}
    </a>
  )
}
