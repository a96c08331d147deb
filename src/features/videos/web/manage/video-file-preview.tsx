import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { sourceOf, useSource } from '../use-source.ts'
import type { ManagedVideo } from './loaders.ts'
import { PreviewControls } from './preview-controls.tsx'

/** D-10: administrators look at it here, whoever may open its courses: a poster with one button until it plays. */
export function VideoFilePreview({ video }: { video: ManagedVideo }) {
  const t = useTranslations('managers.videos')
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [isBegun, setBegun] = useState(false)
  // The address of the first reading stays: another one would begin from the start.
  const [url] = useState(video.url)
  useSource(element, url)
  const begin = () => {
    setBegun(true)
    // The button of the poster goes, and the focus with it.
    if (!isBegun) frame.current?.querySelector<HTMLElement>('.video-controls button')?.focus()
    void element?.play()
  }
  return (
    <div className="video-preview" ref={frame}>
      <div className="video-frame">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- every caption track of the video is listed below */}
        <video
          ref={setElement}
          src={sourceOf(url)}
          poster={video.thumbnail ?? undefined}
          tabIndex={-1}
          preload="metadata"
          aria-label={t('preview')}
        >
          {video.captions.map(track => (
            <track key={track.language} kind="captions" srcLang={track.language} label={track.label} src={track.url} />
          ))}
        </video>
        {!isBegun && (
          <button type="button" aria-label={t('play')} onClick={begin}>
            <Play />
          </button>
        )}
      </div>
      {element && <PreviewControls element={element} onPlay={begin} />}
    </div>
  )
}
