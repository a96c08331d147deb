import { useTranslations } from 'use-intl'

import { Face } from '#src/features/teachers/web/face.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { DetailCourse } from './course-facts.tsx'

/** The way to each of those who teach it. */
export function TaughtBy({ teachers }: Pick<DetailCourse, 'teachers'>) {
  const t = useTranslations('coursePage')
  if (teachers.length === 0) return null
  return (
    <ul className="course-by">
      {teachers.map(teacher => (
        <li key={teacher._id}>
          <Link to={`/teacher/${teacher._id}`}>
            <Face teacher={teacher} size={56} eager />
            <span>
              {t('taughtBy')}
              <b>{teacher.name}</b>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
