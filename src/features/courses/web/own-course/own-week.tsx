import { useTranslations } from 'use-intl'

import { type Study, weekOf } from '#src/features/study/web/study.ts'
import { WeekBars } from '#src/features/study/web/week-bars.tsx'
import { useDuration } from '#src/web/words/durations.ts'

/** How long the learner studied this week, in all their courses. */
export function OwnWeek({ study }: { study: Study }) {
  const t = useTranslations('studyWeek')
  const duration = useDuration()
  const week = weekOf(study)
  const sum = week.reduce((all, { minutes }) => all + minutes, 0)
  const days = week.filter(({ minutes }) => minutes > 0).length
  return (
    <section className="own-week">
      <h2>{t('title')}</h2>
      <p>{sum > 0 ? t('onDays', { time: duration(sum * 60), count: days }) : t('notYet')}</p>
      <WeekBars week={week} today={study.today} />
    </section>
  )
}
