import { Play } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { sourceOf } from '#src/features/videos/web/use-source.ts'
import { Button } from '#src/ui/controls/button.tsx'
import type { Stretch } from '#src/wire/videos/coverage.ts'

import type { Cues } from '../lesson/cues.ts'
import type { OpenVideo } from '../loaders.ts'
import { togglePlay, toggleFullscreen } from './actions.ts'
import type { MediaState } from './media-state.ts'
import { PlayerControls } from './player-controls.tsx'
import { posterOf } from './posters.ts'
import { useSettings } from './settings.ts'
import { pressShortcut } from './shortcuts.ts'
import type { Neighbours } from './transport.tsx'
import type { Resume } from './use-resume.ts'
import { useSound } from './use-sound.ts'

/** The controls go when nothing moved for so long. */
const IDLE_MS = 2500

interface PlayerProps {
  video: OpenVideo
  /** The element, once it is there; until then the browser's own controls stand. */
  element: HTMLVideoElement | null
  onElement: (element: HTMLVideoElement | null) => void
  media: MediaState
  cues: Cues
  resume: Resume
  /** What is marked on the time line: what was skipped, and seconds with a note, which have no length. */
  gaps: readonly Stretch[]
  neighbours?: Neighbours
  /** Whether the focus is to come here if it was lost with the video before. */
  takesFocus: boolean
  /** What stands under the controls: how much counts, and the next video. */
  children: ReactNode
}

/** The video, and below it, where they cover nothing of it, the captions and the controls; above it in full screen. */
export function Player(props: PlayerProps) {
  const { video, element, onElement, media, cues, resume, children } = props
  const t = useTranslations('videos')
  const stage = useRef<HTMLElement>(null)
  const isIdle = useIdle(stage)
  const hasSound = useSound(element, video.hasSound)
  useShortcuts(element, stage, hasSound)
  const whole = () => {
    if (element && stage.current) toggleFullscreen(stage.current, element)
  }
  return (
    <section ref={stage} className="player-stage" aria-label={t('player')} data-idle={isIdle ? '' : undefined}>
      <div className="player-screen">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- every caption track of the video is listed below */}
        <video
          ref={onElement}
          src={sourceOf(video.url)}
          poster={posterOf(video.thumbnail)}
          width={1280}
          height={720}
          preload="metadata"
          playsInline
          controls={!element}
          onClick={() => element && togglePlay(element)}
          onDoubleClick={whole}
        >
          {video.captions.map(({ language, label, url }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={url} />
          ))}
        </video>
        {element && <Overlays media={media} resume={resume} />}
      </div>
      <div className="player-foot">
        {video.captions.length > 0 && <Caption cues={cues} />}
        {element && <PlayerControls {...props} element={element} hasSound={hasSound} onFullscreen={whole} />}
      </div>
      <div className="player-after">{children}</div>
    </section>
  )
}

/** What lies over the video once the browser's own controls are gone: nothing while it plays. */
function Overlays({ media, resume }: Pick<PlayerProps, 'media' | 'resume'>) {
  const t = useTranslations('videos')
  const isUntouched = media.paused && !media.ended && media.time < 1
  return (
    <>
      {isUntouched && <Play className="player-start" aria-hidden="true" />}
      {media.stalled && <span className="player-wait spin" role="status" aria-label={t('loading')} />}
      {resume.hasFailed && (
        <div className="player-failed" role="alert">
          <p>{resume.reason ?? t('failed')}</p>
          <Button onClick={resume.retry}>{t('retry')}</Button>
        </div>
      )}
    </>
  )
}

/** Its place is kept between two captions: what people press does not move. */
function Caption({ cues }: { cues: Cues }) {
  const { captions } = useSettings()
  if (!captions) return null
  const said = cues.all[cues.current]?.text
  return (
    <p className="player-caption" aria-hidden="true">
      {said && <span>{said}</span>}
    </p>
  )
}

type Stage = RefObject<HTMLElement | null>

function useShortcuts(video: HTMLVideoElement | null, stage: Stage, hasSound: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (video && stage.current) pressShortcut(event, { video, screen: stage.current, hasSound })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [video, stage, hasSound])
}

const stirs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** True when nothing was moved or pressed in the player for a while. */
function useIdle(stage: Stage): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const place = stage.current
    let timer: ReturnType<typeof setTimeout>
    const stir = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), IDLE_MS)
    }
    stir()
    for (const event of stirs) place?.addEventListener(event, stir)
    return () => {
      clearTimeout(timer)
      for (const event of stirs) place?.removeEventListener(event, stir)
    }
  }, [stage])
  return isIdle
}
