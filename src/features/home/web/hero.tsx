import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { HeroSlide } from '#src/features/hero/contract.ts'
import { IconButton } from '#src/ui/button.tsx'

import { HeroSlideView } from './hero-slide.tsx'

export type Slide = z.output<typeof HeroSlide>

/** L-HOME-4, K-6 */
const AUTOPLAY_MS = 5000

/** L-HOME-1 to L-HOME-4: slides that go round by themselves until somebody touches, focuses or pauses them. */
export function Hero({ slides }: { slides: Slide[] }) {
  const t = useTranslations('home.hero')
  const [autoplay] = useState(() =>
    Autoplay({ delay: AUTOPLAY_MS, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true }),
  )
  const [place, embla] = useEmblaCarousel({ loop: true, duration: 28 }, [autoplay])
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    if (!embla) return
    const select = () => setCurrent(embla.selectedScrollSnap())
    embla.on('select', select)
    embla.on('autoplay:play', () => setPlaying(true))
    embla.on('autoplay:stop', () => setPlaying(false))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) autoplay.stop()
    else setPlaying(autoplay.isPlaying())
    return () => void embla.off('select', select)
  }, [embla, autoplay])

  const toggle = () => (isPlaying ? autoplay.stop() : autoplay.play())
  const tone = slides[current]?.color ?? 'white'
  return (
    <section className="hero" data-tone={tone} aria-roledescription="carousel" aria-label={t('label')}>
      <div ref={place} className="hero-view">
        <div className="hero-track">
          {slides.map((slide, index) => (
            <HeroSlideView
              key={slide._id}
              slide={slide}
              index={index}
              count={slides.length}
              isCurrent={index === current}
            />
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="hero-nav wrap">
          <IconButton name={t(isPlaying ? 'pause' : 'play')} size="sm" onClick={toggle}>
            {isPlaying ? <Pause /> : <Play />}
          </IconButton>
          {slides.map((slide, index) => (
            <button
              key={slide._id}
              type="button"
              className="hero-dot"
              aria-label={t('slide', { number: index + 1, count: slides.length, title: slide.h1 })}
              aria-current={index === current || undefined}
              onClick={() => embla?.scrollTo(index)}
            >
              <span className="hero-dot-name">{slide.h1}</span>
              <span className="hero-dot-line">
                <i data-playing={isPlaying || undefined} />
              </span>
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
