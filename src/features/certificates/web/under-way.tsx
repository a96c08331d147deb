import { useTranslations } from 'use-intl'

import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'
import { lessonAddress } from '#src/features/courses/web/lesson-address.ts'
import { CertificateSheet } from '#src/web/certificate/certificate-sheet.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'

import './under-way.css'

interface CertificateUnderWayProps {
  /** The course that is nearest to its end; none while nothing was begun. */
  course: CardCourse | undefined
  /** Whose it will be. */
  holder: string
}

/** The certificate that is nearest, as a sheet, with what is left to do for it. */
export function CertificateUnderWay({ course, holder }: CertificateUnderWayProps) {
  const t = useTranslations('certificates')
  const learning = course?.learning
  if (!course || !learning?.next)
    return (
      <section aria-labelledby="certificate-under-way">
        <Title />
        <p className="sheet-todo">{t('noneUnderWay')}</p>
      </section>
    )
  return (
    <section aria-labelledby="certificate-under-way">
      <Title />
      <SheetUnderWay course={course} holder={holder} percent={learning.progress} />
      <ToDo course={course} />
    </section>
  )
}

/** What is left of a course until its certificate, and the way to the next of it. */
export function ToDo({ course }: { course: CardCourse }) {
  const t = useTranslations('certificates')
  const duration = useDuration()
  const { learning } = course
  if (!learning?.next) return null
  const { next } = learning
  return (
    <p className="sheet-todo">
      {t.rich('toDo', {
        count: course.lessonCount - learning.completedLessons,
        time: duration(learning.remainingSeconds),
        title: next.title,
        b: part => <b>{part}</b>,
        a: part => (
          <Link to={lessonAddress(course._id, { kind: next.kind, _id: next.lessonId })}>
            <bdi>{part}</bdi>
          </Link>
        ),
      })}
    </p>
  )
}

interface SheetUnderWayProps {
  course: CardCourse
  /** Whose it will be. */
  holder: string
  percent: number
}

/** The sheet as it will be, and how much of it is earned. */
export function SheetUnderWay({ course, holder, percent }: SheetUnderWayProps) {
  return (
    <div className="under-way">
      <CertificateSheet
        sheet={{
          holderName: holder,
          courseTitle: course.title,
          teachers: course.teachers.map(({ name }) => name),
          issued: null,
          image: course.thumbnail,
          revoked: false,
        }}
      />
      <span className="seal">
        {percent}
        <small>%</small>
      </span>
    </div>
  )
}

function Title() {
  const t = useTranslations('certificates')
  return (
    <div className="under-way-head">
      <h2 id="certificate-under-way">{t('underWay')}</h2>
      <Link className="link-quiet" to="/dashboard/certificates">
        {t('all')}
      </Link>
    </div>
  )
}
