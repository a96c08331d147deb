import {
  Award,
  BookOpen,
  Captions,
  ChartSpline,
  FileText,
  Link as LinkIcon,
  ListChecks,
  MonitorPlay,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'
import { useOffered } from '#src/web/words/prices.ts'

import { countsOf } from '../course-outline.ts'
import type { courseLoader } from '../loaders.ts'
import { type DetailCourse, LevelMark } from './course-facts.tsx'

interface CourseIncludesProps {
  course: DetailCourse
  /** The cheapest plan that opens it, for who would buy it. */
  plan?: Awaited<ReturnType<typeof courseLoader>>['plan']
}

/** What comes with the course; before that, the plan that opens it as well. */
export const CourseIncludes = ({ course, plan = null }: CourseIncludesProps) => (
  <>
    {plan && <InPlan plan={plan} />}
    <Included course={course} />
  </>
)

function InPlan({ plan: { name, duration, payable, byCard } }: { plan: NonNullable<CourseIncludesProps['plan']> }) {
  const t = useTranslations('coursePage')
  const offered = useOffered()
  return (
    <Link className="link link-line text-15" to={duration === 'year' ? '/pricing?duration=year' : '/pricing'}>
      {t('inPlan', { name, duration, price: offered(payable, byCard) })}
    </Link>
  )
}

function Included({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const named = course.captionLanguages.map(tag => languages.of(tag) ?? tag).join(', ')
  const { videos, lessons } = course
  const { readings, figures, questions } = countsOf(lessons)
  const lines: [icon: ReactNode, words: string, isThere: boolean][] = [
    [<MonitorPlay key="i" />, t('videos', { count: videos.length }), videos.length > 0],
    [<BookOpen key="i" />, t('readings', { count: readings }), readings > 0],
    [<ChartSpline key="i" />, t('figures', { count: figures }), figures > 0],
    [<ListChecks key="i" />, t('questions', { count: questions }), questions > 0],
    [<FileText key="i" />, t('handouts', { count: course.pdfCount }), course.pdfCount > 0],
    [<LinkIcon key="i" />, t('resources', { count: course.resourcesCount }), course.resourcesCount > 0],
    [<Captions key="i" />, t('captions', { languages: named }), named !== ''],
    [<Award key="i" />, t('certificate'), course.lessonCount > 0],
  ]
  return (
    <ul className="included text-15">
      {course.level && (
        <li>
          <LevelMark level={course.level} />
        </li>
      )}
      {lines
        .filter(([, , isThere]) => isThere)
        .map(([icon, words], index) => (
          <li key={index}>
            {icon}
            <span>{words}</span>
          </li>
        ))}
      {course.price > 0 && course.state === 'Published' && (
        <li>
          <Link className="link link-line" to={`/course/${course._id}/seats`}>
            {t('forOthers')}
          </Link>
        </li>
      )}
    </ul>
  )
}
