import { useTranslations } from 'use-intl'

import { partsOf } from './source-parts.ts'

/** What a lesson rests on. */
export function Sources({ sources }: { sources: readonly string[] }) {
  const t = useTranslations('lessons')
  if (sources.length === 0) return null
  return (
    <section className="lesson-sources" aria-labelledby="lesson-sources">
      <h2 id="lesson-sources">{t('sources')}</h2>
      <ol>
        {sources.map((source, index) => (
          <li key={index} dir="auto">
            {partsOf(source).map(({ text, address }, part) =>
              address ? (
                <a key={part} className="link" href={address} rel="noopener">
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
