import { useTranslations } from 'use-intl'

import { SharedText } from '#src/web/words/shared-text.tsx'

import type { DetailCourse } from './course-facts.tsx'

/** What the course is about, and what somebody can do afterwards. */
export function CourseDescription({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  return (
    <section className="course-part" aria-labelledby="course-description">
      <h2 id="course-description">{t('descriptionTitle')}</h2>
      <SharedText html={course.description} />
      <CourseLearn items={course.learn} />
    </section>
  )
}

function CourseLearn({ items }: { items: readonly string[] }) {
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
