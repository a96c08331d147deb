import { useTranslations } from 'use-intl'

import { RichText } from '#src/ui/rich-text/rich-text.tsx'

/** A page's words as a reader finds them. */
export function PagePreview({ title, content }: { title: string; content: string }) {
  const t = useTranslations('managers.pages')
  return (
    <section className="edit-preview page-preview" aria-labelledby="page-preview">
      <h2 id="page-preview">{t('preview')}</h2>
      <div className="panel" role="region" aria-labelledby="page-preview" tabIndex={0}>
        <p className="page-preview-title">{title}</p>
        <RichText html={content} />
      </div>
    </section>
  )
}
