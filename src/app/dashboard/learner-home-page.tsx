import { useLoaderData } from 'react-router'
import { useNow, useTranslations } from 'use-intl'

import { begunOf } from '#src/features/certificates/web/begun.ts'
import { CertificateUnderWay } from '#src/features/certificates/web/under-way.tsx'
import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'
import { ContinuePanel } from '#src/features/courses/web/mine/continue-panel.tsx'
import { SavedCourses, UnderWay } from '#src/features/courses/web/mine/under-way.tsx'
import { PaperToRead } from '#src/features/research/web/paper-to-read.tsx'
import { StreakPanel } from '#src/features/study/web/streak-panel.tsx'
import { WeekPanel } from '#src/features/study/web/week-panel.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useViewer, useZone } from '#src/web/calls/page-data.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { learnerHomeLoader } from './learner-home-loader.ts'

import './learner-home.css'

/** So many of each list; the rest stands in My Courses. */
const LISTED = 4

/** Where a learner's day begins: what goes on, how the week is, what is nearest, and what might come next. */
export function LearnerHomePage() {
  const t = useTranslations('study')
  const { mine, study, goesOn, paper } = useLoaderData<typeof learnerHomeLoader>()
  const courses = hasFailed(mine) ? [] : mine.courses.map(({ course }) => course)
  const zone = useZone()
  const isOther = ({ _id }: CardCourse) => _id !== goesOn?._id
  const underWay = courses.filter(course => isOther(course) && isBegun(course)).slice(0, LISTED)
  const saved = courses.filter(course => isOther(course) && course.saved && !isBegun(course)).slice(0, LISTED)
  return (
    <div className="day">
      <Head title={t('home')} description={t('home')} hidden />
      <Greeting timeZone={hasFailed(study) ? zone : study.timeZone} />
      {hasFailed(mine) ? (
        <FailedRead heading="h2" title={t('coursesFailed')} />
      ) : goesOn ? (
        <ContinuePanel course={goesOn} />
      ) : (
        <Begin hasCompleted={courses.some(({ completed }) => completed)} />
      )}
      <div className="day-pulse">
        {hasFailed(study) ? (
          <FailedRead heading="h2" title={t('failed')} />
        ) : (
          <>
            <WeekPanel study={study} />
            <StreakPanel study={study} />
          </>
        )}
        <Certificate courses={courses} />
      </div>
      <div className="day-more">
        {underWay.length > 0 && <UnderWay courses={underWay} />}
        {paper && <PaperToRead paper={paper} />}
        {saved.length > 0 && <SavedCourses courses={saved} />}
      </div>
    </div>
  )
}

const isBegun = ({ learning, completed }: CardCourse): boolean => !completed && (learning?.startedLessons ?? 0) > 0

const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone })

function Greeting({ timeZone }: { timeZone: string }) {
  const t = useTranslations('study')
  const now = useNow()
  const name = useViewer()?.firstName ?? ''
  const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now))
  return (
    <header className="day-head">
      <h1>{t(hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon', { name })}</h1>
      <p>{dayFormat(timeZone).format(now)}</p>
    </header>
  )
}

/** Nothing goes on: nothing was begun yet, or all of it is done. */
function Begin({ hasCompleted }: { hasCompleted: boolean }) {
  const t = useTranslations('study')
  return (
    <EmptyState
      heading="h2"
      title={t(hasCompleted ? 'allDone' : 'nothingYet')}
      text={t(hasCompleted ? 'allDoneText' : 'nothingYetText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to="/courses">
          {t('explore')}
        </Link>
      }
    />
  )
}

function Certificate({ courses }: { courses: readonly CardCourse[] }) {
  const viewer = useViewer()
  const holder = viewer ? `${viewer.firstName} ${viewer.lastName}` : ''
  return <CertificateUnderWay course={begunOf(courses)[0]} holder={holder} />
}
