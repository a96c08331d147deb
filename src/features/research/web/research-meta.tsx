import { useTranslations } from 'use-intl'

import { serialise, usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { imageFiles } from '#src/web/images.ts'
import { BreadcrumbsLd } from '#src/web/json-ld.tsx'

import type { Paper } from './paper.ts'
import { highwireTags, scholarlyArticle } from './scholarly.ts'

const DESCRIPTION_LENGTH = 200

/** What search engines and reference managers read. */
export function ResearchMeta({ paper }: { paper: Paper }) {
  const t = useTranslations('research')
  const { publicUrl } = usePage().site
  const description = paper.abstract.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, ' …')
  return (
    <>
      <Head
        title={paper.title}
        description={description}
        image={imageFiles(paper.thumbnail).full}
        kind="article"
        hidden={!paper.published}
      />
      {paper.published &&
        highwireTags(paper, publicUrl).map(([name, content], index) => (
          <meta key={index} name={name} content={content} />
        ))}
      {paper.published && <script type="application/ld+json">{serialise(scholarlyArticle(paper, publicUrl))}</script>}
      <BreadcrumbsLd
        trail={[
          [t('title'), '/researches'],
          [paper.title, `/research/${paper._id}`],
        ]}
      />
    </>
  )
}
