import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

import { Contents } from '#src/ui/rich-text/contents.tsx'
import { RichNodes, richTextClass } from '#src/ui/rich-text/rich-text.tsx'

import { readArticle } from './article.ts'
import { References } from './references.tsx'
import type { DetailResearch } from './research.ts'

/** A paper from its abstract to its references: what everybody reads alike. */
export function PaperText({
  abstract,
  content,
  references,
}: Pick<DetailResearch, 'abstract' | 'content' | 'references'>) {
  const t = useTranslations('research')
  const article = useMemo(() => readArticle(content, references.length), [content, references.length])
  const headings =
    references.length > 0
      ? [...article.outline, { id: 'references', text: t('references'), level: 2 as const }]
      : article.outline
  return (
    <>
      <section aria-labelledby="abstract">
        <h2 id="abstract">{t('abstract')}</h2>
        <p className="research-abstract">{abstract}</p>
      </section>
      {article.outline.length > 1 && <Contents title={t('contents')} headings={headings} />}
      <div className={richTextClass(true)}>
        <RichNodes nodes={article.nodes} />
      </div>
      {references.length > 0 && <References references={references} cited={article.cited} />}
    </>
  )
}
