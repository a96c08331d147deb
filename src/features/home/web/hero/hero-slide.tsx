import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

import { HeroArt } from './hero-art.tsx'
import { groundOf, type Slide, toneOf } from './slide.ts'

/** `isOn`: what moves may move. */
type Props = { slide: Slide; index: number; count: number; isCurrent: boolean; isOn: boolean }

/** One slide. Only the first carries the page's h1; the others cannot be reached while they are away. */
export function HeroSlideView({ slide, index, count, isCurrent, isOn }: Props) {
  const t = useTranslations('home.hero')
  return (
    <div
      className="hero-slide"
      data-tone={toneOf(slide)}
      style={groundOf(slide)}
      role="group"
      aria-roledescription={t('slideRole')}
      aria-label={t('position', { number: index + 1, count })}
      inert={!isCurrent}
    >
      <div className="wrap hero-in">
        <div className="hero-copy">
          <p className="hero-eyebrow">{t('eyebrow')}</p>
          <Title words={slide.h1} as={index === 0 ? 'h1' : 'h2'} />
          <p>{slide.p}</p>
          <div className="hero-acts">
            <SlideLink to={slide.link}>
              {t('checkThat')}
              <ArrowRight className="flip" />
            </SlideLink>
            <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="/courses">
              {t('allCourses')}
            </Link>
          </div>
        </div>
      </div>
      {/* Behind the words, so that a narrow window, which shows it below them, never has to move it. */}
      <HeroArt slide={slide} isFirst={index === 0} isPlaying={isCurrent && isOn} />
    </div>
  )
}

const LONG = 44

/** Each clause begins a line. The trace runs under the last word; a short one takes the one before it along. */
function Title({ words, as: Heading }: { words: string; as: 'h1' | 'h2' }) {
  const [, start = '', end = words] = /^(|.*?\s)(\S+\s\S{1,3}|\S+)$/su.exec(words.trim()) ?? []
  const clauses = start.split(/(?<=[.,:;!?،؛؟]\s)/u)
  return (
    <Heading className="hero-title" data-long={words.length > LONG || undefined}>
      {clauses.map((clause, index) => (
        <span key={clause}>
          {clause}
          {index === clauses.length - 1 && <em>{end}</em>}
        </span>
      ))}
    </Heading>
  )
}

/** L-HOME-3. A path of ours stays in the page; another site opens as a link does. */
function SlideLink({ to, children }: { to: string; children: ReactNode }) {
  const className = buttonClass({ variant: 'primary', size: 'lg' })
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
