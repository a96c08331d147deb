import { useTranslations } from 'use-intl'

import { clockTime } from '#src/wire/clock-time.ts'

import type { OpenVideo } from '../loaders.ts'
import { seek } from '../player/actions.ts'
import type { Cues } from './cues.ts'

interface TranscriptProps {
  cues: Cues
  chapters: OpenVideo['chapters']
  video: HTMLVideoElement | null
}

/** What is said, each line a way to the second where it is said, and above the first of each chapter its name. */
export function Transcript({ cues, chapters, video }: TranscriptProps) {
  const t = useTranslations('videos')
  if (cues.all.length === 0) return <p className="text-muted">{t('noTranscript')}</p>
  const begun = Map.groupBy(chapters, ({ at }) => cues.all.find(({ from }) => from > at - 1)?.from)
  return (
    <ol className="transcript">
      {cues.all.map(({ from, text }, index) => (
        <li key={from} aria-current={index === cues.current ? 'true' : undefined}>
          {begun.get(from)?.map(({ at, title }) => (
            <b key={at} dir="auto">
              {title}
            </b>
          ))}
          <button type="button" onClick={() => video && seek(video, from + 0.01)}>
            <span className="time">{clockTime(Math.floor(from))}</span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
