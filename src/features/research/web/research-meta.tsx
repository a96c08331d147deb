import { useTranslations } from 'use-intl'

import { serialise, usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { imageFiles } from '#src/web/images.ts'
import { BreadcrumbsLd } from '#src/web/json-ld.tsx'

import type { DetailResearch } from './research.ts'
import { highwireTags, scholarlyArticle } from './scholarly.ts'

const DESCRIPTION_LENGTH = 200

/** What search engines and reference managers read. */
export function ResearchMeta({ research }: { research: DetailResearch }) {
  const t = useTranslations('research')
  const { site } = usePage()
  const description = research.abstract.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, ' …')
  return (
    <>
      <Head
        title={research.title}
        description={description}
        image={research.thumbnail ? imageFiles(research.thumbnail).full : undefined}
        kind="article"
        hidden={!research.published}
      />
      {research.published &&
        highwireTags(research, site).map(([name, content], index) => (
          <meta key={index} name={name} content={content} />
        ))}
      {research.published && <script type="application/ld+json">{serialise(scholarlyArticle(research, site))}</script>}
      <BreadcrumbsLd
        trail={[
          [t('title'), '/researches'],
          [research.title, `/research/${research._id}`],
        ]}
      />
    </>
  )
}
