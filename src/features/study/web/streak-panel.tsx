import { useFormatter, useTranslations } from 'use-intl'

import { dateOf, type Study, weekOf } from './study.ts'

import './study.css'

/** Minutes from which a day is drawn in the next colour. */
const STEPS = [1, 15, 40] as const
const levelOf = (minutes: number): number => STEPS.filter(step => minutes >= step).length

/** How many days have followed each other, and the last weeks as a calendar. */
export function StreakPanel({ study: { days, today, streak, ...study } }: { study: Study }) {
  const t = useTranslations('study')
  const format = useFormatter()
  const past = days.filter(({ day }) => day <= today)
  const studied = past.filter(({ minutes }) => minutes > 0).length
  const week = weekOf({ days, today, streak, ...study })
  return (
    <section className="study-streak" aria-labelledby="study-streak">
      <div className="study-head">
        <h2 id="study-streak">{t('streak')}</h2>
        {streak.longest > 1 && <span>{t('longest', { days: streak.longest })}</span>}
      </div>
      <p className="study-sum">
        <b>{streak.days}</b>
        <span>
          {t('inARow', { days: streak.days })}
          <br />
          {streak.days === 0 ? t('begin') : t('rest', { days: streak.restDays })}
        </span>
      </p>
      <div className="study-names" aria-hidden="true">
        {week.map(({ day }) => (
          <span key={day}>{format.dateTime(dateOf(day), { weekday: 'narrow', timeZone: 'UTC' })}</span>
        ))}
      </div>
      <div className="study-cells" role="img" aria-label={t('calendar', { studied, days: past.length })}>
        {days.map(({ day, minutes }) => (
          <i
            key={day}
            data-level={levelOf(minutes)}
            data-today={day === today ? '' : undefined}
            data-ahead={day > today ? '' : undefined}
          />
        ))}
      </div>
    </section>
  )
}
