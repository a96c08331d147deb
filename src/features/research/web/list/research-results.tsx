import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { SkeletonCard } from '#src/ui/display/skeleton.tsx'
import { CataloguePages } from '#src/web/catalogue/catalogue-pages.tsx'
import { NothingListed } from '#src/web/catalogue/nothing-listed.tsx'
import { ListLd } from '#src/web/json-ld.tsx'

import type { CardResearch, LeadFacts } from '../research.ts'
import { addressOf, type Filters } from './filters.ts'
import { FirstPaper } from './first-paper.tsx'
import { ResearchCard } from './research-card.tsx'

interface ResearchResultsProps {
  filters: Filters
  list: { researches: CardResearch[]; lead: LeadFacts | null; NbOfPages: number }
  /** True while another page or selection is on its way. */
  busy: boolean
}

/** The first page without any filter begins with the newest paper; where there are fewer, all of them are rows. */
const FEWEST_FOR_A_FIRST = 3

/** An answer that takes longer than this shows skeletons. */
const PATIENCE_MS = 400

export function ResearchResults({ filters, list, busy }: ResearchResultsProps) {
  const t = useTranslations('research')
  const isSlow = useSlow(busy)
  const { researches, lead } = list
  const first = researches.length >= FEWEST_FOR_A_FIRST ? lead && researches[0] : undefined
  const rows = first ? researches.slice(1) : researches
  if (isSlow) return <Skeletons />
  if (researches.length === 0) {
    return (
      <NothingListed
        path="/researches"
        firstPage={addressOf({ ...filters, page: 1 })}
        none={{ title: t('none'), text: t('noneText'), showAll: t('resetFilters') }}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          add: { to: '/dashboard/manage-researches/new-research', text: t('add') },
        }}
      />
    )
  }
  return (
    <>
      <ListLd paths={researches.map(({ _id }) => `/research/${_id}`)} />
      {first && lead && <FirstPaper research={first} lead={lead} />}
      <p className="research-columns" aria-hidden="true">
        <span>{t('columnFound')}</span>
        <span>{t('columnPaper')}</span>
      </p>
      <ul className="researches" aria-busy={busy}>
        {rows.map((research, index) => (
          <li key={research._id}>
            <ResearchCard research={research} heading="h2" priority={!first && index === 0} />
          </li>
        ))}
      </ul>
      <CataloguePages page={filters.page} count={list.NbOfPages} href={page => addressOf({ ...filters, page })} />
    </>
  )
}

function Skeletons() {
  const t = useTranslations('research')
  return (
    <div className="researches" role="status" aria-label={t('loading')}>
      {Array.from({ length: 4 }, (_, index) => (
        <SkeletonCard key={index} row />
      ))}
    </div>
  )
}

function useSlow(busy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [busy])
  return busy && isSlow
}
