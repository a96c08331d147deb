import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { showMoment } from './show-moment.ts'
import type { Slide } from './slide.ts'

/** `isOn`, `isTurning`: as the slides have it. `stop`: they stand, and their videos with them. */
type Props = { isOn: boolean; isTurning: boolean; stop: () => void }

export function Scrubber({ slide, ...slides }: Props & { slide: Slide | undefined }) {
  const hasVideo = [slide?.asset, slide?.dark?.asset].some(one => one?.asset_type === 'video')
  return hasVideo && <TimeLine {...slides} />
}

/**
 * The ground under a video is its time line: whoever drags along it, or goes along it by keys, sees the moment they are
 * at, and the trace follows. The slides stand from then on, until they are let go.
 */
function TimeLine({ isOn, isTurning, stop }: Props) {
  const t = useTranslations('home.hero')
  const line = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState(0)
  const [of, setOf] = useState(0)
  useEffect(() => {
    const video = videoOver(line.current)
    if (isTurning || !video) return undefined
    const look = () => {
      const { currentTime, duration, paused } = video
      if (!(duration > 0)) return
      setOf(Math.round(duration))
      // While it stands, whoever drags is ahead of what is seen.
      if (paused) return
      setAt(Math.round(currentTime))
      mark(line.current, currentTime / duration)
    }
    let frame = 0
    const follow = () => {
      look()
      frame = requestAnimationFrame(follow)
    }
    if (isOn) follow()
    else look()
    video.addEventListener('loadedmetadata', look)
    return () => {
      cancelAnimationFrame(frame)
      video.removeEventListener('loadedmetadata', look)
    }
  }, [isOn, isTurning])
  return (
    <input
      ref={line}
      className="hero-scrubber"
      type="range"
      dir="ltr" // as the trace
      min={0}
      max={1}
      step="any"
      defaultValue={0}
      aria-label={t('time')}
      aria-valuetext={t('timeAt', { at, of })}
      onInput={({ currentTarget }) => {
        const video = videoOver(currentTarget)
        const share = currentTarget.valueAsNumber
        stop()
        mark(currentTarget, share)
        if (!video) return
        showMoment(video, share)
        setAt(Math.round(share * (video.duration || 0)))
      }}
    />
  )
}

/** The video of the slide that is seen. */
const videoOver = (line: Element | null) =>
  line?.closest('.hero')?.querySelector<HTMLVideoElement>('.hero-slide:not([inert]) video')

/** Puts handle and trace where somebody is, 0 to 1. */
function mark(line: HTMLInputElement | null, share: number): void {
  if (!line) return
  line.value = String(share)
  line.closest<HTMLElement>('.hero')?.style.setProperty('--at', String(share))
}
