import { useEffect, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { RichNodes } from '#src/ui/rich-text/rich-text.tsx'
import { api } from '#src/web/calls/api.ts'
import { DraftNotice } from '#src/web/forms/draft-notice.tsx'
import { later } from '#src/web/later.tsx'

import { readArticle } from './article.ts'
import { CitePanel } from './citing/cite-panel.tsx'
import { Contents } from './contents.tsx'
import type { researchLoader } from './loaders.ts'
import { References } from './references.tsx'
import { ResearchFacts } from './research-facts.tsx'
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
  const article = useMemo(() => readArticle(content, references.length), [content, references.length])
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
      <div className="wrap research-page">
        <article className="research-main">
          <ResearchHead research={research} />
          <section aria-labelledby="abstract">
            <h2 id="abstract">{t('abstract')}</h2>
            <p className="research-abstract">{abstract}</p>
          </section>
          {article.outline.length > 1 && <Contents outline={article.outline} hasReferences={references.length > 0} />}
          <RichNodes nodes={article.nodes} article />
          {references.length > 0 && <References references={references} cited={article.cited} />}
        </article>
        <aside className="research-side" aria-label={t('about')}>
          <ResearchFacts research={research} />
          <CitePanel key={_id} researchId={_id} citations={citations} />
        </aside>
      </div>
      <RelatedResearch category={research.category} related={related} />
    </>
  )
}
