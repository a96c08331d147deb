import clsx from 'clsx'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

import { ProgressBar } from './progress.tsx'

export interface MediaProps {
  /** A `Picture` (or an `<svg>`), which fills the frame. */
  children?: ReactNode
  /** Length, in the corner. */
  duration?: string | undefined
  /** 0 to 100: a bar along the lower edge. The number must also stand as text near it. */
  percent?: number | undefined
  /** Puts a lock over the image; its text is read out. */
  lockedLabel?: string | undefined
  className?: string | undefined
}

/** The 16:9 frame of an image. */
export function Media({ children, duration, percent, lockedLabel, className }: MediaProps) {
  return (
    <div className={clsx('media', className)}>
      {children}
      {lockedLabel && (
        <span className="lock">
          <Lock role="img" aria-label={lockedLabel} />
        </span>
      )}
      {duration && <span className="dur">{duration}</span>}
      {percent !== undefined && <ProgressBar percent={percent} />}
    </div>
  )
}

export interface CardProps extends Pick<MediaProps, 'duration' | 'percent'> {
  /** A `Picture` for the frame. */
  image: ReactNode
  /** One word over the title: the category. */
  eyebrow?: ReactNode
  /** The title; a link here makes the whole card that link. */
  title: ReactNode
  /** h3 unless told. */
  heading?: 'h2' | 'h3' | 'h4' | undefined
  /** One sentence, cut after two lines. */
  outcome?: ReactNode
  /** Who made it. */
  byline?: ReactNode
  /** Facts of the muted row, parted by dots: rating, lessons, length. */
  meta?: ReactNode[] | undefined
  /** The end of that row: a `Price`, or the next step of an owned course. */
  aside?: ReactNode
  /** A control over the corner of the image, above the card's link. */
  corner?: ReactNode
  /** Extra controls under the row; they stand above the card's link. */
  actions?: ReactNode
  className?: string | undefined
}

/** An image over words: courses, papers, posts. The grid around several is `className="cards"`. */
export function Card({ className, ...inside }: CardProps) {
  return (
    <article className={clsx('card', className)}>
      <CardInside {...inside} />
    </article>
  )
}

/** What a card holds, for whoever makes the element around it: `className="card"`, or `"card card-row"`. */
export function CardInside({ image, duration, percent, corner, ...words }: Omit<CardProps, 'className'>) {
  return (
    <>
      <Media duration={duration} percent={percent}>
        {image}
      </Media>
      <CardBody {...words} />
      {corner && <div className="card-corner">{corner}</div>}
    </>
  )
}

/** The same beside its image, in a grid of `className="row-cards"`. */
export function RowCard({ className, ...card }: CardProps) {
  return <Card {...card} className={clsx('card-row', className)} />
}

function CardBody({
  eyebrow,
  title,
  heading: Heading = 'h3',
  outcome,
  byline,
  meta = [],
  aside,
  actions,
}: Omit<CardProps, 'image' | 'corner'>) {
  const facts = meta.filter(Boolean)
  return (
    <div className="body">
      {eyebrow && <span className="eyebrow">{eyebrow}</span>}
      <Heading className="card-title">{title}</Heading>
      {outcome && <p className="outcome">{outcome}</p>}
      {byline && <div className="card-by">{byline}</div>}
      {(facts.length > 0 || aside) && (
        <div className="meta">
          <div className="facts">
            {facts.map((fact, index) => (
              <span key={index} className="item">
                {fact}
              </span>
            ))}
          </div>
          {aside && <span className="aside">{aside}</span>}
        </div>
      )}
      {actions && <div className="card-above">{actions}</div>}
    </div>
  )
}
