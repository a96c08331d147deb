import { Pause, Play, RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { nicety } from '#src/web/later.tsx'

import * as act from './actions.ts'
import { Control } from './control.tsx'
import type { MediaState } from './media-state.ts'

// Nobody needs them before the video moves.
const LessonWay = nicety('lesson-way', async () => (await import('./lesson-way.tsx')).LessonWay)

/** Seconds that a press goes back or on. */
const STEP = 10

/** A lesson beside the one that is shown. */
export type Neighbour = { readonly title: string; readonly address: string }

/** Those before and after, in the order of the course: none where a lesson is shown alone. */
export type Neighbours = { readonly before: Neighbour | undefined; readonly next: Neighbour | undefined }

interface TransportProps {
  video: HTMLVideoElement
  media: MediaState
  neighbours: Neighbours | undefined
  takesFocus: boolean
}

/** What moves the video, in the middle of the bar: play, ten seconds either way, and the lessons beside. */
export function Transport({ video, media, neighbours, takesFocus }: TransportProps) {
  const t = useTranslations('videos')
  return (
    <div className="transport">
      {neighbours && <span className="way">{neighbours.before && <LessonWay {...neighbours.before} isBack />}</span>}
      <Control name={t('back')} onPress={() => act.seek(video, video.currentTime - STEP)}>
        <RotateCcw />
      </Control>
      <Control
        ref={takesFocus ? takeLostFocus : undefined}
        className="play"
        name={t(media.paused ? 'play' : 'pause')}
        onPress={() => act.togglePlay(video)}
      >
        {media.paused ? <Play /> : <Pause />}
      </Control>
      <Control name={t('forward')} onPress={() => act.seek(video, video.currentTime + STEP)}>
        <RotateCcw className="on" />
      </Control>
      {neighbours && <span className="way">{neighbours.next && <LessonWay {...neighbours.next} />}</span>}
    </div>
  )
}

/** The focus went with the video before: it comes to the button that stands in the same place (WCAG 2.4.3). */
function takeLostFocus(button: HTMLButtonElement | null): void {
  const { activeElement, body } = document
  if (activeElement === body || activeElement?.id === 'main') button?.focus({ preventScroll: true })
}
