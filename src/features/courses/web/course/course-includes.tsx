import { Award, Captions, FileText, Link as LinkIcon, MonitorPlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { type DetailCourse, useDuration } from './course-facts.tsx'

/** What comes with the course. */
export function CourseIncludes({ course }: { course: DetailCourse }) {
  const t = useTranslations('courses')
  const duration = useDuration()
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const named = course.captionLanguages.map(tag => languages.of(tag) ?? tag).join(', ')
  const lines: [icon: ReactNode, words: string, isThere: boolean][] = [
    [
      <MonitorPlay key="i" />,
      `${t('videos', { count: course.videoCount })}, ${duration(course.durationSeconds)}`,
      course.videoCount > 0,
    ],
    [<FileText key="i" />, t('handouts', { count: course.pdfCount }), course.pdfCount > 0],
    [<LinkIcon key="i" />, t('resources', { count: course.resourcesCount }), course.resourcesCount > 0],
    [<Captions key="i" />, t('captions', { languages: named }), named !== ''],
    [<Award key="i" />, t('certificate'), course.videoCount > 0],
  ]
  return (
    <ul className="included text-15">
      {lines
        .filter(([, , isThere]) => isThere)
        .map(([icon, words], index) => (
          <li key={index}>
            {icon}
            <span>{words}</span>
          </li>
        ))}
    </ul>
  )
}
