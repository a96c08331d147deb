import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { HeroSlide } from '../../contract.ts'

export type Slide = z.output<typeof HeroSlide>

/** `isOn`: what moves may move. */
type Props = { slide: Slide; index: number; count: number; isCurrent: boolean; isOn: boolean }

/** One slide. Only the first carries the page's h1; the others cannot be reached while they are away. */
export function HeroSlideView({ slide, index, count, isCurrent, isOn }: Props) {
  const t = useTranslations('home.hero')
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    <div
      className="hero-slide"
      data-tone={slide.color}
      role="group"
      aria-roledescription={t('slideRole')}
      aria-label={t('position', { number: index + 1, count })}
      inert={!isCurrent}
    >
      <div className="wrap hero-in">
        <div className="hero-copy">
          <Heading className="hero-title">{slide.h1}</Heading>
          <p>{slide.p}</p>
          <SlideLink to={slide.link}>
            {t('checkThat')}
            <ArrowRight className="flip" />
          </SlideLink>
        </div>
      </div>
      {/* Behind the words, so that a narrow window, which shows it below them, never has to move it. */}
      <HeroArt slide={slide} isFirst={index === 0} isPlaying={isCurrent && isOn} />
    </div>
  )
}

/** L-HOME-3. A path of ours stays in the page; another site opens as a link does. */
function SlideLink({ to, children }: { to: string; children: ReactNode }) {
  const className = buttonClass({ variant: 'ink', size: 'lg' })
  if (to.startsWith('/')) {
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    )
  }
  return (
    <a className={className} href={to} rel="noopener">
      {children}
    </a>
  )
}

const WIDTHS_PX = [828, 1280, 1920, 2400]
const MIDDLE = /\/1920\.avif$/

/** The image; over it the clip of a video slide, once it may play: in view, with motion and data to spare. */
function HeroArt({ slide, isFirst, isPlaying }: { slide: Slide; isFirst: boolean; isPlaying: boolean }) {
  const src = slide.asset?.asset_type === 'image' ? slide.asset.url : slide.image
  const widths = MIDDLE.test(src)
    ? {
        srcSet: WIDTHS_PX.map(width => `${src.replace(MIDDLE, `/${width}.avif`)} ${width}w`).join(', '),
        sizes: '100vw',
      }
    : {}
  return (
    <div className="hero-art">
      <img
        src={src || undefined}
        {...widths}
        alt=""
        width={2400}
        height={1200}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
      />
      {slide.asset?.asset_type === 'video' && <HeroClip url={slide.asset.url} isPlaying={isPlaying} />}
    </div>
  )
}

function HeroClip({ url, isPlaying }: { url: string; isPlaying: boolean }) {
  const clip = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = clip.current
    if (!video) return
    const mayPlay = isPlaying && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
    if (!mayPlay) return video.pause()
    const play = () => void video.play().catch(() => {}) // a browser that forbids it keeps the image
    if (document.readyState === 'complete') play()
    else window.addEventListener('load', play, { once: true })
    return () => window.removeEventListener('load', play)
  }, [isPlaying])
  return <video ref={clip} src={url} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} />
}
