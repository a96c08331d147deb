import { useTranslations } from 'use-intl'

import type { Study } from '#src/features/study/web/study.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { CertificateSheet } from '#src/web/certificate/certificate-sheet.tsx'

import { lessonsOf } from '../course-outline.ts'
import { CertificateNeeds } from '../course/certificate-needs.tsx'
import type { DetailCourse } from '../course/course-facts.tsx'
import { CourseIncludes } from '../course/course-includes.tsx'
import { CoursePreview } from '../course/course-preview.tsx'
import { TaughtBy } from '../course/taught-by.tsx'
import { OwnResources } from './own-resources.tsx'
import { OwnWeek } from './own-week.tsx'

import './own-side.css'

/** The learner's week, what waits at the end of the course, what comes with it, and who teaches it. */
export function OwnSide({ course, study }: { course: DetailCourse; study: Study | undefined }) {
  const t = useTranslations('coursePage')
  return (
    <aside className="own-side" aria-label={t('buyBox')}>
      {study && <OwnWeek study={study} />}
      {!course.completed && <AtTheEnd course={course} />}
      <section>
        <h2>{t('included')}</h2>
        {course.certificate && <CoursePreview course={course} />}
        <CourseIncludes course={course} />
      </section>
      {course.teachers.length > 0 && (
        <section>
          <h2>{t('teachers', { count: course.teachers.length })}</h2>
          <TaughtBy teachers={course.teachers} />
        </section>
      )}
      <OwnResources course={course} />
    </aside>
  )
}

/** The sheet with the learner's own name on it, and what is missing for it. */
function AtTheEnd({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const viewer = useViewer()
  const holderName = viewer ? `${viewer.firstName} ${viewer.lastName}` : ''
  return (
    <section>
      <h2>{t('atTheEnd')}</h2>
      <CertificateSheet
        sheet={{
          holderName,
          courseTitle: course.title,
          teachers: course.teachers.map(({ name }) => name),
          issued: null,
          image: course.thumbnail,
          revoked: false,
        }}
      />
      <CertificateNeeds lessons={lessonsOf(course)} />
    </section>
  )
}
