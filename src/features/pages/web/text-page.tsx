import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { longDay } from '#src/web/words/days.ts'
import { SharedText } from '#src/web/words/shared-text.tsx'

import type { textLoader } from './loaders.ts'

/** A page of standing text: privacy, terms. */
export function TextPage() {
  const t = useTranslations('pages')
  const { title, content, updatedAt } = useLoaderData<typeof textLoader>()
  const { site } = usePage()
  return (
    <article className="text-page wrap">
      <Head title={title} description={t('textDescription', { title })} />
      <h1>{title}</h1>
      <p className="text-page-date">
        {t.rich('updated', {
          date: () => <time dateTime={updatedAt}>{longDay.format(new Date(updatedAt))}</time>,
        })}
      </p>
      <SharedText html={content} />
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
