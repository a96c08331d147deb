import { useTranslations } from 'use-intl'

import type { Heading } from './article.ts'

/** The paper's parts, to jump to. */
export function Contents({ outline, hasReferences }: { outline: readonly Heading[]; hasReferences: boolean }) {
  const t = useTranslations('research')
  return (
    <nav className="research-contents" aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {outline.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
        {hasReferences && (
          <li data-level={2}>
            <a href="#references">{t('references')}</a>
          </li>
        )}
      </ol>
    </nav>
  )
}
