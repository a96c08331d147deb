import { CirclePlay } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'

import { togglePlay, toggleFullscreen } from './actions.ts'
import type { Cues } from './cues.ts'
import type { OpenVideo } from './loaders.ts'
import type { MediaState } from './media-state.ts'
import { PlayerControls } from './player-controls.tsx'
import { posterOf } from './posters.ts'
import { useSettings } from './settings.ts'
import { pressShortcut } from './shortcuts.ts'
import type { Resume } from './use-resume.ts'
import { sourceOf } from './use-source.ts'

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
  /** The card of the next video. */
  children: ReactNode
}

export function Player(props: PlayerProps) {
  const { video, element, onElement, media } = props
  const t = useTranslations('videos')
  const screen = useRef<HTMLElement>(null)
  const isIdle = useIdle(screen)
  useShortcuts(element, screen)
  const whole = () => {
    if (element && screen.current) toggleFullscreen(screen.current, element)
  }
  return (
    <section
      ref={screen}
      className="player-screen"
      aria-label={t('player')}
      data-idle={isIdle && !media.paused ? '' : undefined}
    >
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
      {element && <Overlays {...props} element={element} onFullscreen={whole} />}
    </section>
  )
}

/** What lies over the picture once the browser's own controls are gone. */
function Overlays({
  video,
  element,
  media,
  cues,
  resume,
  children,
  onFullscreen,
}: PlayerProps & { element: HTMLVideoElement; onFullscreen: () => void }) {
  const t = useTranslations('videos')
  const { captions } = useSettings()
  const said = captions ? cues.all[cues.current]?.text : undefined
  const isUntouched = media.paused && !media.ended && media.time < 1
  return (
    <>
      {isUntouched && <CirclePlay className="player-start" aria-hidden="true" />}
      {media.stalled && <span className="player-wait spin" role="status" aria-label={t('loading')} />}
      {said && (
        <p className="player-caption" aria-hidden="true">
          <span>{said}</span>
        </p>
      )}
      <PlayerControls
        video={element}
        media={media}
        preview={video.preview}
        hasCaptions={video.captions.length > 0}
        onFullscreen={onFullscreen}
      />
      {children}
      {resume.hasFailed && (
        <div className="player-failed" role="alert">
          <p>{resume.reason ?? t('failed')}</p>
          <Button onClick={resume.retry}>{t('retry')}</Button>
        </div>
      )}
    </>
  )
}

function useShortcuts(video: HTMLVideoElement | null, screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (video && screen.current) pressShortcut(event, { video, screen: screen.current })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [video, screen])
}

const stirs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** True when nothing was moved or pressed in the player for a while. */
function useIdle(screen: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const place = screen.current
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
  }, [screen])
  return isIdle
}
