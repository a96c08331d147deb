import { useTranslations } from 'use-intl'

import { MoreLabel, SectionHead } from '#src/ui/layout/section-head.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { ShownTeacher } from './face.tsx'
import { Portrait } from './portrait.tsx'

import './teachers-row.css'

interface TeachersRowProps {
  title: string
  result: { teachers: ShownTeacher[] } | Failed
}

/** Some of those who teach beside each other, each portrait the way to its page; nothing where nobody does. */
export function TeachersRow({ title, result }: TeachersRowProps) {
  const t = useTranslations('teachers')
  if (!hasFailed(result) && result.teachers.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={title}
          aside={
            <Link className="more" to="/teachers">
              <MoreLabel>{t('all')}</MoreLabel>
            </Link>
          }
        />
        {hasFailed(result) ? (
          <FailedRead title={t('failed')} />
        ) : (
          <DrawnOnce as="ul" className="faces" part={Faces} of={{ teachers: result.teachers }} />
        )}
      </div>
    </section>
  )
}

function Faces({ teachers }: { teachers: ShownTeacher[] }) {
  return teachers.map(teacher => (
    <li key={teacher._id}>
      <Link to={`/teacher/${teacher._id}`}>
        <Portrait teacher={teacher} sizes="(width < 900px) 31vw, 13rem" />
        <b>{teacher.name}</b>
        <small>{teacher.role}</small>
      </Link>
    </li>
  ))
}
