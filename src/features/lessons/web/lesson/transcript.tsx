import { useTranslations } from 'use-intl'

import { clockTime } from '#src/wire/clock-time.ts'

import { seek } from '../player/actions.ts'
import type { Cues } from './cues.ts'

/** What is said, each line a way to the second where it is said. */
export function Transcript({ cues, video }: { cues: Cues; video: HTMLVideoElement | null }) {
  const t = useTranslations('videos')
  if (cues.all.length === 0) return <p className="text-muted">{t('noTranscript')}</p>
  return (
    <ol className="transcript">
      {cues.all.map(({ from, text }, index) => (
        <li key={from} aria-current={index === cues.current ? 'true' : undefined}>
          <button type="button" onClick={() => video && seek(video, from + 0.01)}>
            <span className="time">{clockTime(Math.floor(from))}</span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
