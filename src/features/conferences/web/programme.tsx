import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { Link } from '#src/web/links/link.tsx'
import { dayAt } from '#src/wire/programme-rules.ts'

import { dayNumeral, namesOfDay, type WholeConference } from './days.ts'

import './programme.css'

type ProgrammeProps = { conference: WholeConference }
type Day = WholeConference['programme'][number]
type Talk = Day['talks'][number]
type Speaker = WholeConference['speakers'][number]

/** What happens on each day; one of which nothing is known yet is left out. */
export function Programme({ conference: { date, programme, speakers } }: ProgrammeProps) {
  const t = useTranslations('conferences')
  const days = programme
    .map((day, index) => ({ ...day, date: dayAt(date.start, index) }))
    .filter(({ theme, talks }) => theme ?? talks.length > 0)
  if (days.length === 0) return null
  const style: CSSProperties & { '--days': number } = { '--days': columnsFor(days.length) }
  return (
    <section className="programme" aria-labelledby="programme">
      <h2 id="programme">{t('programme')}</h2>
      <ol className="programme-days" style={style}>
        {days.map(day => (
          <li key={day.date}>
            <DayHead date={day.date} theme={day.theme} />
            <ol>
              {day.talks.map((talk, index) => (
                <TalkRow key={index} talk={talk} speakers={speakers} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Up to four beside each other, so that no row has one day alone. */
const columnsFor = (days: number): number => (days === 5 || days === 6 || days === 9 ? 3 : Math.min(days, 4))

function DayHead({ date, theme }: { date: string; theme: string | null }) {
  const locale = useLocale()
  const { weekday, full } = namesOfDay(date, locale)
  return (
    <div className="programme-date">
      <b aria-hidden="true">{dayNumeral(date, locale)}</b>
      <h3>
        <time dateTime={date}>
          <span aria-hidden="true">{weekday}</span>
          <span className="sr-only">{full}</span>
        </time>
      </h3>
      {theme && <p>{theme}</p>}
    </div>
  )
}

function TalkRow({ talk: { time, title, note, speakers: keys, standsOut }, speakers }: TalkProps) {
  const named = keys.flatMap(key => speakers.find(speaker => speaker.key === key) ?? [])
  return (
    <li className={clsx('talk', named.length === 0 && !note && 'talk-break', standsOut && 'talk-apart')}>
      <time dateTime={time}>{time.replace(/^0/, '')}</time>
      <p className="talk-title">{title}</p>
      {named.length > 0 && (
        <ul>
          {named.map(speaker => (
            <li key={speaker.key}>
              <Avatar name={nameOf(speaker)} src={speaker.image} size={24} decorative />
              <SpeakerName speaker={speaker} />
            </li>
          ))}
        </ul>
      )}
      {note && <p className="talk-note">{note}</p>}
    </li>
  )
}
type TalkProps = { talk: Talk; speakers: readonly Speaker[] }

export const nameOf = ({ firstName, lastName }: Pick<Speaker, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** Leads to the page about them, if they teach here. */
export function SpeakerName({ speaker }: { speaker: Speaker }) {
  const name = nameOf(speaker)
  return speaker.teacher ? <Link to={`/teacher/${speaker.teacher}`}>{name}</Link> : <span>{name}</span>
}
