import { useTranslations } from 'use-intl'

import { Portrait } from '#src/features/teachers/web/portrait.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { DetailCourse } from './course-facts.tsx'

import './course-teachers.css'

/** Who teaches the course, each with the first words about them. */
export function CourseTeachers({ teachers }: Pick<DetailCourse, 'teachers'>) {
  const t = useTranslations('coursePage')
  if (teachers.length === 0) return null
  return (
    <section className="course-part" aria-labelledby="course-teachers">
      <h2 id="course-teachers">{t('teachers', { count: teachers.length })}</h2>
      <ul className="course-teachers">
        {teachers.map(teacher => (
          <li key={teacher._id}>
            <Portrait teacher={teacher} sizes="(width < 640px) 34vw, 12rem" />
            <div>
              <h3>
                <Link to={`/teacher/${teacher._id}`}>{teacher.name}</Link>
              </h3>
              <p className="role">{teacher.role}</p>
              {teacher.about && <p dir="auto">{teacher.about}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
