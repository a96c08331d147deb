import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { DraftNotice } from '#src/web/forms/draft-notice.tsx'
import { later } from '#src/web/later.tsx'

import { CitePanel } from './citing/cite-panel.tsx'
import type { researchLoader } from './loaders.ts'
import { PaperText } from './paper-text.tsx'
import { ResearchFigure } from './research-figure.tsx'
import { ResearchHead } from './research-head.tsx'
import { ResearchMeta } from './research-meta.tsx'

const RelatedResearch = later(
  'related-research',
  import.meta.env.SSR ? (await import('./related-research.tsx')).RelatedResearch : undefined,
  async () => (await import('./related-research.tsx')).RelatedResearch,
)

export function ResearchPage() {
  const { research, citations, related } = useLoaderData<typeof researchLoader>()
  const t = useTranslations('research')
  const { _id, abstract, content, references, published } = research
  useEffect(() => {
    if (!published) return
    api()
      .viewResearch({ id: _id })
      .catch(() => {}) // a view that was not counted is nobody's trouble
  }, [_id, published])
  return (
    <>
      <ResearchMeta research={research} />
      {!published && <DraftNotice>{t('draftNotice')}</DraftNotice>}
      <article className="wrap research-page">
        <ResearchHead research={research} />
        <ResearchFigure research={research} />
        <DrawnOnce
          as="div"
          className="research-text outlined"
          part={PaperText}
          of={{ abstract, content, references }}
        />
        <aside className="research-side" aria-label={t('about')}>
          <CitePanel key={_id} researchId={_id} citations={citations} />
        </aside>
      </article>
      <RelatedResearch category={research.category} related={related} />
    </>
  )
}
