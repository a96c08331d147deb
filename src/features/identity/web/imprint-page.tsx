import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { richTextClass } from '#src/ui/rich-text/rich-text.tsx'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'

/** Who is answerable for the site. */
export function ImprintPage() {
  const t = useTranslations('imprint')
  const academy = useAcademy()
  const { imprint } = useLoaderData<{ imprint: string }>()
  return (
    <article className="text-page wrap">
      <Head title={t('title')} description={t('description', { academy })} />
      <header>
        <h1 className="page-title">{t('title')}</h1>
      </header>
      <div className={richTextClass()} dir="auto">
        {imprint.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  )
}
