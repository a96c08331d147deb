import { useTranslations } from 'use-intl'

/** What somebody can do after the course. */
export function CourseLearn({ items }: { items: readonly string[] }) {
  const t = useTranslations('coursePage')
  if (items.length === 0) return null
  return (
    <>
      <h3 className="mt-4">{t('learnTitle')}</h3>
      <ol className="outcomes">
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </>
  )
}
