import { useTranslations } from 'use-intl'

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
            {source}
          </li>
        ))}
      </ol>
    </section>
  )
}
