import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { CataloguePages } from '#src/web/catalogue/catalogue-pages.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { CourseCard } from '../course-card.tsx'
import type { CardCourse } from '../course/course-facts.tsx'
import { PlanCourses, type PlanCoursesProps } from '../course/plan-courses.tsx'
import type { myCoursesLoader } from './own-loader.ts'

/** L-MYC-1, inside the dashboard's frame. */
export function MyCoursesPage() {
  const { mine, page, plans } = useLoaderData<typeof myCoursesLoader>()
  const t = useTranslations('ownCourses')
  if (hasFailed(mine)) {
    return (
      <>
        <Head title={t('mine')} description={t('mine')} hidden />
        <h1 className="sr-only">{t('mine')}</h1>
        <FailedRead heading="h2" title={t('mineFailed')} />
      </>
    )
  }
  const courses = mine.courses.map(({ course }) => course)
  return (
    <>
      <Head title={t('mine')} description={t('mine')} hidden />
      <MyCourses courses={courses} />
      {plans.map(plan => (
        <OpenedByPlan key={plan._id} plan={plan} />
      ))}
      <CataloguePages
        page={page}
        count={mine.NbOfPages}
        href={to => (to > 1 ? `/dashboard/my-courses?page=${to}` : '/dashboard/my-courses')}
      />
    </>
  )
}

/** A plan may open more than a list of one's own should hold: it stands apart. */
function OpenedByPlan({ plan }: { plan: PlanCoursesProps & { _id: string; name: string } }) {
  const t = useTranslations('ownCourses')
  return (
    <section className="panel my-plan" aria-labelledby={plan._id}>
      <h2 id={plan._id}>{t('planMine', { name: plan.name })}</h2>
      <PlanCourses {...plan} />
    </section>
  )
}

const views = {
  all: () => true,
  inProgress: ({ completed, learning }: CardCourse) => !completed && (learning?.startedLessons ?? 0) > 0,
  completed: ({ completed }: CardCourse) => completed,
  saved: ({ saved }: CardCourse) => saved,
}
type View = keyof typeof views

function MyCourses({ courses }: { courses: CardCourse[] }) {
  const t = useTranslations('ownCourses')
  const [view, setView] = useState<View>('all')
  const shown = courses.filter(views[view])
  return (
    <>
      <div className="my-courses-head">
        <h1>{t('mine')}</h1>
        {courses.length > 1 && (
          <Segmented
            label={t('show')}
            options={(['all', 'inProgress', 'completed', 'saved'] as const).map(value => ({ value, label: t(value) }))}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      {courses.length === 0 && (
        <EmptyState
          heading="h2"
          title={t('noneMine')}
          text={t('noneMineText')}
          action={
            <Link className={buttonClass({ variant: 'ink' })} to="/courses">
              {t('exploreMore')}
            </Link>
          }
        />
      )}
      {courses.length > 0 && shown.length === 0 && (
        <EmptyState
          heading="h2"
          searched
          title={t('noneInView')}
          action={
            <Link className={buttonClass({ variant: 'ink' })} to="/courses">
              {t('exploreMore')}
            </Link>
          }
        />
      )}
      {shown.length > 0 && (
        <div className="cards my-cards">
          {shown.map(course => (
            <CourseCard key={course._id} course={course} heading="h2" />
          ))}
          <Link className="my-more" to="/courses">
            {t('exploreMore')}
            <ArrowRight className="flip" aria-hidden="true" />
          </Link>
        </div>
      )}
    </>
  )
}
