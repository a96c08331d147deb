import { useEffect, useRef } from 'react'

import { useTheme } from '#src/web/theme.ts'

import type { Slide } from './slide.ts'
import { useMedia } from './use-media.ts'

const WIDTHS_PX = [828, 1280, 1920, 2400]
const MIDDLE = /\/1920\.avif$/
const DARK = '(prefers-color-scheme: dark)'

type Art = Pick<Slide, 'image' | 'asset'>
type Props = { slide: Slide; isFirst: boolean; isPlaying: boolean }

/** The image; over it the clip of a video slide, once it may play: in view, with motion and data to spare. */
export function HeroArt({ slide, isFirst, isPlaying }: Props) {
  const [theme] = useTheme()
  const dark = slide.dark ?? slide
  const shown = theme === 'dark' ? dark : slide
  return (
    <div className="hero-art">
      <picture>
        {theme === 'system' && slide.dark && <source media={DARK} {...filesOf(dark)} />}
        <img
          src={stillOf(shown) || undefined}
          {...filesOf(shown)}
          alt=""
          width={2400}
          height={1200}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          decoding="async"
        />
      </picture>
      <HeroClip slide={slide} isPlaying={isPlaying} />
    </div>
  )
}

const stillOf = ({ asset, image }: Art): string => (asset?.asset_type === 'image' ? asset.url : image)
const clipOf = ({ asset }: Art): string | undefined => (asset?.asset_type === 'video' ? asset.url : undefined)

function filesOf(art: Art) {
  const still = stillOf(art)
  if (!MIDDLE.test(still)) return still ? { srcSet: still } : {}
  return {
    srcSet: WIDTHS_PX.map(width => `${still.replace(MIDDLE, `/${width}.avif`)} ${width}w`).join(', '),
    sizes: '(width < 768px) 205vw, 116vw',
  }
}

function HeroClip({ slide, isPlaying }: Omit<Props, 'isFirst'>) {
  const clip = useRef<HTMLVideoElement>(null)
  const [theme] = useTheme()
  const isSystemDark = useMedia(DARK)
  const isDark = theme === 'dark' || (theme === 'system' && isSystemDark)
  const url = clipOf(isDark && slide.dark ? slide.dark : slide)
  useEffect(() => {
    const video = clip.current
    if (!video) return
    const mayPlay = isPlaying && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
    if (!mayPlay || isSlow()) return video.pause()
    const play = () => void video.play().catch(() => {}) // a browser that forbids it keeps the image
    if (document.readyState === 'complete') play()
    else window.addEventListener('load', play, { once: true })
    return () => window.removeEventListener('load', play)
  }, [isPlaying, url])
  if (!url) return null
  return <video ref={clip} src={url} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} />
}

/** A line on which the film would keep everything else waiting, as far as a browser tells. */
const isSlow = () => {
  // Not every browser has it, and TypeScript knows it of none.
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection
  return line?.saveData === true || (line?.effectiveType ?? '4g') !== '4g'
}
