import { useTranslations } from 'use-intl'

import type { ShownTeacher } from '#src/features/teachers/web/face.tsx'
import { Faces } from '#src/features/teachers/web/faces.tsx'
import { MoreLabel, SectionHead } from '#src/ui/layout/section-head.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'

import { FailedPart } from './failed-part.tsx'

/** Some of those who teach, each with their portrait. */
export function TeachersRow({ result }: { result: { teachers: ShownTeacher[] } | Failed }) {
  const t = useTranslations('home.teachers')
  if (!hasFailed(result) && result.teachers.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={t('title')}
          aside={
            <Link className="more" to="/teachers">
              <MoreLabel>{t('all')}</MoreLabel>
            </Link>
          }
        />
        {hasFailed(result) ? <FailedPart title={t('failed')} /> : <Faces teachers={result.teachers} />}
      </div>
    </section>
  )
}
