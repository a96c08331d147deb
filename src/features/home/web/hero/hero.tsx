import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { IconButton } from '#src/ui/controls/button.tsx'

import { useCarousel } from '../carousel.ts'
import { HeroSlideView } from './hero-slide.tsx'
import { useRotation } from './rotation.ts'
import type { Scrubber as ScrubberPart } from './scrubber.tsx'
import { groundOf, type Slide, toneOf } from './slide.ts'

/** L-HOME-1 to L-HOME-4: slides that go round by themselves. */
export function Hero({ slides }: { slides: Slide[] }) {
  const t = useTranslations('home.hero')
  const [place, embla] = useCarousel({ loop: true, duration: 28 })
  const rotation = useRotation(embla)
  const { current, isOn, isTurning, rest, stop } = rotation
  const slide = slides[current]
  const [Scrubber, setScrubber] = useState<typeof ScrubberPart>()
  useEffect(() => {
    // Without it the page lacks nothing that it needs.
    if (embla)
      import('./scrubber.tsx').then(
        part => setScrubber(() => part.Scrubber),
        () => {},
      )
  }, [embla])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices pointer and focus inside, there is no press
    <section
      className="hero"
      data-tone={slide ? toneOf(slide) : 'white'}
      style={slide && groundOf(slide)}
      data-turn={isTurning && slides.length > 1 ? current : undefined}
      aria-roledescription={t('role')}
      aria-label={t('label')}
      onPointerEnter={() => rest(true)}
      onPointerLeave={({ currentTarget }) => rest(currentTarget.querySelector(':focus-visible') !== null)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) rest(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) rest(false)
      }}
    >
      <div ref={place} className="hero-view">
        <div className="hero-track">
          {slides.map((slide, index) => (
            <HeroSlideView
              key={slide._id}
              slide={slide}
              index={index}
              count={slides.length}
              isCurrent={index === current}
              isOn={isOn}
            />
          ))}
        </div>
      </div>
      <div className="hero-foot">
        <div className="wrap">{slides.length > 1 && <HeroNav slides={slides} rotation={rotation} />}</div>
        {Scrubber && <Scrubber key={current} {...{ slide, isOn, isTurning, stop }} />}
      </div>
      <div className="hero-trace" aria-hidden="true" />
    </section>
  )
}

type NavProps = { slides: Slide[]; rotation: ReturnType<typeof useRotation> }

/** The slides by number and name, and the pause. */
function HeroNav({ slides, rotation: { current, isOn, toggle, goTo } }: NavProps) {
  const t = useTranslations('home.hero')
  return (
    <div className="hero-nav">
      {/* Whoever comes by keyboard can stop them first (2.2.2). */}
      <IconButton name={t(isOn ? 'pause' : 'play')} size="sm" onClick={toggle}>
        {isOn ? <Pause /> : <Play />}
      </IconButton>
      {slides.map((slide, index) => (
        <button
          key={slide._id}
          type="button"
          className="hero-dot"
          aria-label={t('slide', { number: index + 1, count: slides.length, title: slide.h1 })}
          aria-current={index === current || undefined}
          onClick={() => goTo(index)}
        >
          <b>{index + 1}</b>
          <span>{slide.h1}</span>
        </button>
      ))}
    </div>
  )
}
