import { useTranslations } from 'use-intl'

import type { ShownTeacher } from '#src/features/teachers/web/face.tsx'
import { Faces } from '#src/features/teachers/web/faces.tsx'
import { MoreLabel, SectionHead } from '#src/ui/layout/section-head.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'

/** Some of those who teach; a page that tells of the academy stands without them as well. */
export function AboutTeachers({ result }: { result: { teachers: ShownTeacher[] } | Failed }) {
  const t = useTranslations('pages.about')
  if (hasFailed(result) || result.teachers.length === 0) return null
  return (
    <section className="section wrap">
      <SectionHead
        title={t('teachers')}
        aside={
          <Link className="more" to="/teachers">
            <MoreLabel>{t('allTeachers')}</MoreLabel>
          </Link>
        }
      />
      <Faces teachers={result.teachers} />
    </section>
  )
}
