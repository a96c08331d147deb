import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Contents } from '#src/ui/rich-text/contents.tsx'
import { outlineOf } from '#src/ui/rich-text/outline.ts'
import { readRichText } from '#src/ui/rich-text/rich-text-nodes.ts'
import { RichNodes, richTextClass } from '#src/ui/rich-text/rich-text.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { Head } from '#src/web/head.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'

import type { textLoader } from './loaders.ts'

/** A page of standing text: privacy, terms. */
export function TextPage() {
  const longDay = useLongDay()
  const t = useTranslations('pages')
  const { title, content, updatedAt } = useLoaderData<typeof textLoader>()
  const { site } = usePage()
  return (
    <article className="text-page wrap">
      <Head title={title} description={t('textDescription', { title })} />
      <header>
        <h1 className="page-title">{title}</h1>
        <p className="text-page-date">
          {t.rich('updated', {
            date: () => <time dateTime={updatedAt}>{longDay(updatedAt)}</time>,
          })}
        </p>
      </header>
      <DrawnOnce as="div" className="text-page-words outlined" part={Words} of={{ content }} />
      {site.contactEmail && (
        <p className="text-page-contact">
          {t('questions')}{' '}
          <a className="link" href={`mailto:${site.contactEmail}`}>
            {site.contactEmail}
          </a>
        </p>
      )}
    </article>
  )
}

/** The text, beside its parts where it has several. */
function Words({ content }: { content: string }) {
  const t = useTranslations('pages')
  const { nodes, outline } = outlineOf(readRichText(content))
  return (
    <>
      {outline.length > 1 && <Contents title={t('contents')} headings={outline} />}
      <div className={richTextClass()}>
        <RichNodes nodes={nodes} />
      </div>
    </>
  )
}
