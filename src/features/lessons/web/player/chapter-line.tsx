import { useTranslations } from 'use-intl'

import { clockTime } from '#src/wire/clock-time.ts'

import { seek } from './actions.ts'
import { partAt, type Part } from './chapters.ts'
import type { MediaState } from './media-state.ts'

interface ChaptersProps {
  video: HTMLVideoElement
  media: MediaState
  parts: readonly Part[]
}

/** Below the time line, each chapter as long as it lasts: a press goes to where it begins. On phones, its line alone. */
export function ChapterLine({ video, media: { time, duration }, parts }: ChaptersProps) {
  const now = partAt(parts, time)
  return parts.map(({ title, from, to }, index) => (
    <button
      key={from}
      type="button"
      style={{ inlineSize: `${(100 * (to - from)) / duration}%` }}
      aria-current={index === now || undefined}
      title={`${clockTime(from)} ${title}`}
      onClick={() => seek(video, from)}
    >
      <span dir="auto">{title}</span>
    </button>
  ))
}

/** On phones, where no name fits below the line: which chapter it is, and a list of all. */
export function ChapterPick({ video, media: { time }, parts }: ChaptersProps) {
  const t = useTranslations('videos')
  const now = partAt(parts, time)
  return (
    <label className="chapter-pick">
      <small>{t('chapterOf', { number: now + 1, all: parts.length })}</small>
      <span dir="auto">{parts[now]?.title}</span>
      <select
        aria-label={t('chapter')}
        value={now}
        onChange={event => seek(video, parts[Number(event.currentTarget.value)]?.from ?? 0)}
      >
        {parts.map(({ title, from }, index) => (
          <option key={from} value={index}>
            {clockTime(from)} {title}
          </option>
        ))}
      </select>
    </label>
  )
}
